import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drain } from './drain.ts';

const second = 1000;

test.each([
  ['anything but a form with files after a minute', 'text/plain'],
  ['a form with files that is too slow after a minute', 'multipart/form-data; boundary=leaf'],
])('gives up the rest of %s', (_what, type) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let isOpen = true;
  const socket = {
    destroy() {
      isOpen = false;
    },
  };
  const headers = { 'content-type': type };
  const request = Object.assign(new EventEmitter(), { headers, socket, resume() {} });
  drain(request as unknown as IncomingMessage);
  for (let passed = 0; passed < 60; passed += 10) {
    expect(isOpen).toBe(true);
    request.emit('data', Buffer.from('x'));
    vi.advanceTimersByTime(10 * second);
  }
  expect(isOpen).toBe(false);
});
