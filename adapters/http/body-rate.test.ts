import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchBodyRate } from './body-rate.ts';

const kibibyte = 1024;
const second = 1000;
const minute = 60 * second;

/** Only the test lets time pass. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

function body(multipart: boolean) {
  let slow = false;
  const onSlow = () => {
    slow = true;
  };
  const rate = watchBodyRate({ multipart, slowBodyTimeout: minute, onSlow });
  rate.resume();
  return { ...rate, isSlow: () => slow };
}

/** Sends `bytes` every so many milliseconds; returns the seconds until the body counts as slow. */
function timeUntilSlow(rate: ReturnType<typeof body>, bytes: number, every: number, atMost: number): number {
  const begun = performance.now();
  while (!rate.isSlow() && performance.now() - begun < atMost) {
    vi.advanceTimersByTime(every);
    if (!rate.isSlow()) rate.take(bytes);
  }
  return (performance.now() - begun) / second;
}

test('waits a minute for a form without files, however it arrives', () => {
  expect(timeUntilSlow(body(false), 1, 8 * second, 3 * minute)).toBeLessThanOrEqual(64);
  expect(timeUntilSlow(body(false), 3 * kibibyte, second, 3 * minute)).toBe(60);
});

test('waits for a form with files that has been silent for 25 seconds', () => {
  const rate = body(true);
  rate.take(200 * kibibyte);
  vi.advanceTimersByTime(25 * second);
  expect(rate.isSlow()).toBe(false);
});

test('gives up a form with files that has been silent for a minute, however much came before', () => {
  const rate = body(true);
  vi.advanceTimersByTime(10 * second);
  rate.take(9_000 * kibibyte);
  vi.advanceTimersByTime(59 * second);
  expect(rate.isSlow()).toBe(false);
  vi.advanceTimersByTime(second);
  expect(rate.isSlow()).toBe(true);
});

test('waits for hours for a form with files that averages 1 KiB a second, and a minute for a slower one', () => {
  const hour = 60 * minute;
  expect(timeUntilSlow(body(true), 16 * kibibyte, 12 * second, hour)).toBe(3600);
  expect(timeUntilSlow(body(true), 1, 8 * second, hour)).toBeLessThanOrEqual(64);
  expect(timeUntilSlow(body(true), 15 * kibibyte, 20 * second, hour)).toBeLessThanOrEqual(80);
});

test('counts only the time in which it is ready to read', () => {
  for (const multipart of [true, false]) {
    const rate = body(multipart);
    vi.advanceTimersByTime(59 * second);
    rate.pause();
    vi.advanceTimersByTime(10 * minute);
    rate.resume();
    expect(rate.isSlow()).toBe(false);
    vi.advanceTimersByTime(second);
    expect(rate.isSlow()).toBe(true);
  }
});

test('says which of several bodies is the slowest', () => {
  const steady = body(true);
  const burst = body(true);
  const trickle = body(true);
  burst.take(9_000 * kibibyte);
  for (let passed = 0; passed < 50; passed += 1) {
    vi.advanceTimersByTime(second);
    steady.take(2 * kibibyte);
    trickle.take(1);
  }
  const begun = body(true);
  vi.advanceTimersByTime(second);
  expect([begun, steady, burst, trickle].map((rate) => Math.round(rate.lag() / second))).toEqual([
    1, 3, 51, 51,
  ]);
});
