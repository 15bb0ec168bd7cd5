import { expect, test } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

function breaker() {
  let time = 0;
  let calls = 0;
  const heard: unknown[] = [];
  const through = createCircuitBreaker({
    openFor: 5_000,
    now: () => time,
    onChange: (failure) => heard.push(failure),
  });
  const down = new Error('down');
  return {
    down,
    heard,
    calls: () => calls,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: () =>
      through(() => {
        calls += 1;
        return Promise.reject(down);
      }),
    succeed: () =>
      through(async () => {
        calls += 1;
        return 'done';
      }),
    hang: () => {
      const { opened, open: resolve } = gate<string>();
      const answer = through(() => {
        calls += 1;
        return opened;
      });
      return { answer, resolve };
    },
  };
}

test('lets calls through while they succeed', async () => {
  const { succeed, calls, heard } = breaker();
  expect([await succeed(), await succeed()]).toEqual(['done', 'done']);
  expect(calls()).toBe(2);
  expect(heard).toEqual([]);
});

test('tries nothing for a while after a failure', async () => {
  const { fail, succeed, wait, calls, down } = breaker();
  await expect(fail()).rejects.toBe(down);
  await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
  wait(4_999);
  await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
  expect(calls()).toBe(1);
  wait(1);
  expect(await succeed()).toBe('done');
  expect(await succeed()).toBe('done');
});

test('then tries one call, and no others until its result is known', async () => {
  const { fail, succeed, hang, wait, calls, down } = breaker();
  await expect(fail()).rejects.toBe(down);
  wait(5_000);
  const trial = hang();
  await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
  trial.resolve('back');
  expect(await trial.answer).toBe('back');
  expect(await succeed()).toBe('done');
  expect(calls()).toBe(3);
});

test('rests again when the trial fails', async () => {
  const { fail, succeed, wait, down } = breaker();
  await expect(fail()).rejects.toBe(down);
  wait(5_000);
  await expect(fail()).rejects.toBe(down);
  wait(4_999);
  await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
});

test('reports the first failure and the recovery, and nothing in between', async () => {
  const { fail, succeed, wait, heard, down } = breaker();
  await Promise.allSettled([fail(), fail()]);
  wait(5_000);
  await Promise.allSettled([fail()]);
  wait(5_000);
  await succeed();
  await succeed();
  expect(heard).toEqual([down, undefined]);
});
