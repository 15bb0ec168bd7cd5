import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser } from '../fixtures-for-test.ts';
import { logOut } from './log-out.ts';
import { resumeSession } from './resume-session.ts';
import { newSession } from './session-token.ts';

it('ends this session and no other', async () => {
  const ports = memoryPorts();
  const { accountId } = await addUser(ports, 'nakato');
  const [left, kept] = [1, 2].map(() => newSession(ports, { accountId, remember: true }));
  for (const begun of [left, kept]) if (begun !== undefined) await ports.sessions.add(begun.session, 20);

  await logOut(ports, left?.signedIn.token);
  expect(await resumeSession(ports, left?.signedIn.token)).toEqual({ kind: 'visitor' });
  expect(await resumeSession(ports, kept?.signedIn.token)).toMatchObject({ kind: 'user' });
});

it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('has nothing to do for %j', async (token) => {
  await expect(logOut(memoryPorts(), token)).resolves.toBeUndefined();
});
