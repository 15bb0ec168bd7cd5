import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { refusalOf } from '../fixtures-for-test.ts';
import { limits } from '../limits-for-test.ts';
import type { GoogleOutcome } from '../ports/google-sign-in.ts';
import { beginGoogleSignIn } from './begin-google-sign-in.ts';
import { finishGoogleSignIn } from './finish-google-sign-in.ts';

const attempt = { redirectTo: '/saved', popup: undefined };
const callbackUrl = 'https://herbs.example/auth/google/callback';
const back = { callbackUrl, request: { url: callbackUrl, cookies: null }, language: 'lg' } as const;
const nakato = { subject: '1', email: 'nakato@example.com', emailVerified: true, name: 'Nakato' };

function portsWith(outcome: GoogleOutcome) {
  const googleSignIn = {
    begin: async () => ({ location: 'https://google.example', cookie: 'begun' }),
    finish: async () => ({ outcome, attempt, cookie: 'ended' }),
  };
  return { ...memoryPorts(), googleSignIn };
}

it('signs in the person that Google names', async () => {
  const ports = portsWith({ kind: 'identified', person: nakato });
  const finished = await finishGoogleSignIn(ports, back);
  expect(finished).toMatchObject({ outcome: { kind: 'signed-in' }, attempt, cookie: 'ended' });
  expect(await ports.accounts.byGoogleSubject('1')).toMatchObject({
    email: 'nakato@example.com',
    language: 'lg',
  });
});

it('also ends the attempt of somebody we refuse', async () => {
  const ports = portsWith({ kind: 'identified', person: { ...nakato, emailVerified: false } });
  expect(await finishGoogleSignIn(ports, back)).toMatchObject({
    outcome: { kind: 'failed', error: { code: 'forbidden' } },
    attempt,
    cookie: 'ended',
  });
});

it('is not found where the operator has not set it up', async () => {
  const ports = memoryPorts();
  expect(await beginGoogleSignIn(ports, { callbackUrl, attempt, client: undefined })).toBeUndefined();
  expect(await finishGoogleSignIn(ports, back)).toBeUndefined();
});

it('lets a whole street sign in, and refuses what only a program does', async () => {
  const ports = portsWith({ kind: 'stale' });
  const begin = (client?: string) => beginGoogleSignIn(ports, { callbackUrl, attempt, client });
  const finish = (client?: string) => finishGoogleSignIn(ports, { ...back, client });
  const { count } = limits['google-sign-in'].client;
  expect(count).toBeGreaterThanOrEqual(2 * 30);
  for (let step = 0; step < count; step += 2) {
    await begin('10.0.0.1');
    await finish('10.0.0.1');
  }
  expect((await refusalOf(begin('10.0.0.1'))).code).toBe('too-many');
  expect((await refusalOf(finish('10.0.0.1'))).code).toBe('too-many');
  for (const client of ['10.0.0.2', undefined]) {
    expect(await begin(client)).toMatchObject({ cookie: 'begun' });
    expect(await finish(client)).toMatchObject({ outcome: { kind: 'stale' } });
  }
});
