import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { plainText } from '../../../core/entities/message.ts';
import { queueLoaded } from '../offline/queue.ts';
import { allWaiting, send } from '../offline/waiting.ts';
import { goLive, listen } from './live.ts';
import type { PageEvent } from './page-event.ts';

const message = {
  ...plainText,
  id: 'm'.repeat(30),
  position: 1,
  from: 'amina',
  to: 'brian',
  text: 'Good morning',
  sentAt: new Date('2026-11-24T07:15:00Z'),
};

const unread = { total: 0, conversation: 0 };

let source = new EventTarget();
let answer = (_sent: Response) => {};

/** A page of Amina's whose stream is open. */
beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => {};
      constructor() {
        super();
        source = this;
      }
    },
  );
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  const stop = goLive('amina', 7);
  onTestFinished(async () => {
    stop();
    // The queue stops after that.
    await queueLoaded;
    vi.unstubAllGlobals();
  });
});

function streamBrings(id: number): void {
  const data = JSON.stringify({ message, unread });
  source.dispatchEvent(new MessageEvent('message', { data, lastEventId: String(id) }));
}

function hear(): readonly PageEvent[] {
  const heard: PageEvent[] = [];
  onTestFinished(listen((event) => heard.push(event), Number.POSITIVE_INFINITY));
  return heard;
}

async function sendMessage(): Promise<void> {
  const asked = vi.fn(answer);
  const { id, from, to, text } = message;
  answer = asked;
  send({ kind: 'message', id, from, to, text, quotedAdvert: undefined });
  await vi.waitFor(() => expect(answer).not.toBe(asked));
}

test('a page that sends a message hears of it from the answer, and not again from the stream', async () => {
  const heard = hear();
  await sendMessage();
  answer(Response.json(message));
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'sent', message }]));
  streamBrings(8);
  expect(heard).toHaveLength(1);
  streamBrings(9);
  expect(heard.map(({ kind }) => kind)).toEqual(['sent', 'message']);
});

test('or from the stream, if that is sooner, and not again from the answer', async () => {
  const heard = hear();
  await sendMessage();
  streamBrings(8);
  answer(Response.json(message));
  await vi.waitFor(() => expect(allWaiting()).toEqual([]));
  expect(heard).toEqual([{ kind: 'message', id: 8, message, unread }]);
});
