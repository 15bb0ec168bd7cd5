import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addSession, oneUser } from '../fixtures-for-test.ts';
import { logOut } from './log-out.ts';
import { resumeSession } from './resume-session.ts';

it('ends this session and no other', async () => {
  const { ports, nakato } = await oneUser();
  const [left, kept] = [await addSession(ports, nakato), await addSession(ports, nakato)];
  await logOut(ports, left);
  expect(await resumeSession(ports, left)).toEqual({ kind: 'visitor' });
  expect(await resumeSession(ports, kept)).toMatchObject({ kind: 'user' });
});

it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('does nothing for %j', async (token) => {
  await expect(logOut(memoryPorts(), token)).resolves.toBeUndefined();
});
