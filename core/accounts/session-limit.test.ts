import { expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf, signUpForm } from '../fixtures-for-test.ts';
import { minute } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { sessionChannel } from './announce-session-end.ts';
import { listDevices } from './list-devices.ts';
import { logIn } from './log-in.ts';
import { resumeSession } from './resume-session.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signUp } from './sign-up.ts';

const password = 'mululuza leaf';
const ways = {
  'a log-in': async (ports: MemoryPorts) => {
    const { email } = await addUser(ports, 'nakato', { password });
    return () => logIn(ports, { email, password, remember: true });
  },
  'a sign-in with Google': async (ports: MemoryPorts) => {
    const { accountId, email } = await addUser(ports, 'nakato');
    await ports.accounts.linkGoogle(accountId, 'subject');
    const person = { subject: 'subject', email, emailVerified: true, name: '' };
    return () => signInWithGoogle(ports, { ...person, language: 'en' });
  },
  'a sign-up that is sent again': async (ports: MemoryPorts) => () =>
    signUp(ports, signUpForm({ formKey: 'form-key-of-nakato-1' })),
};

it.each(Object.entries(ways))('%s keeps 20 sessions of the account and ends the oldest', async (_, way) => {
  const ports = memoryPorts();
  const begin = await way(ports);
  const tokens: string[] = [];
  for (let time = 0; time < 20; time += 1) {
    tokens.push((await begin()).token);
    ports.clock.advance(minute);
  }
  const [oldest = '', second = ''] = tokens;
  const ended: string[] = [];
  await ports.eventBus.subscribe(sessionChannel(ports.digests.sha256(oldest)), () => ended.push(oldest));
  const owner = await resumeSession(ports, oldest);

  const { token } = await begin();
  expect(ended).toEqual([oldest]);
  expect(await resumeSession(ports, oldest)).toEqual(visitor);
  expect(await resumeSession(ports, second)).toMatchObject({ kind: 'user' });
  expect(await listDevices(ports, owner, token)).toHaveLength(20);
});

it('a log-in that fails ends no session', async () => {
  const ports = memoryPorts();
  const begin = await ways['a log-in'](ports);
  const { token } = await begin();
  for (let time = 0; time < 19; time += 1) await begin();
  await refusalOf(logIn(ports, { email: 'nakato@example.com', password: 'guess', remember: true }));
  expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
});
