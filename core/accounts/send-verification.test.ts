import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, oneUser, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { sendVerification } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';
import { viewLink } from './view-link.ts';

it('mails a link to the address of the viewer, and says how long it works', async () => {
  const { ports, nakato } = await oneUser();
  expect(await sendVerification(ports, nakato, {})).toBe('nakato@example.com');
  const [mail] = waitingMails(ports);
  expect(mail?.to).toBe('nakato@example.com');
  expect(mail?.subject).toBe('Confirm your email address for Eddagala');
  expect(mail?.text).toContain('until 12:00 PM on 16 January 2025, Kampala time');
  expect(mail?.text).toContain(`https://eddagala.example/verify-email/${tokenIn(mail)}`);
  expect(await viewLink(ports, nakato, tokenIn(mail))).toEqual({
    kind: 'verify-email',
    email: 'nakato@example.com',
    username: 'nakato',
    own: true,
  });
});

it('links to the origin of the request only while no public address is set', async () => {
  const ports = memoryPorts({ settings: { publicUrl: undefined } });
  await sendVerification(ports, await addUser(ports, 'nakato'), { origin: 'http://localhost:3000' });
  expect(waitingMails(ports)[0]?.text).toContain('http://localhost:3000/verify-email/');
  const other = memoryPorts();
  await sendVerification(other, await addUser(other, 'nakato'), { origin: 'http://evil.example' });
  expect(waitingMails(other)[0]?.text).not.toContain('evil.example');
});

it('keeps no token in the database', async () => {
  const ports = memoryPorts();
  await sendVerification(ports, await addUser(ports, 'nakato'), {});
  const token = tokenIn(waitingMails(ports)[0]);
  const { oneTimeLinks, outbox } = ports.database.tables;
  expect(JSON.stringify([...oneTimeLinks.values(), ...outbox.values()])).not.toContain(token);
});

it('leaves earlier links usable until one of them is used', async () => {
  const { ports, nakato } = await oneUser();
  await sendVerification(ports, nakato, {});
  await sendVerification(ports, nakato, {});
  const [first, second] = waitingMails(ports).map(tokenIn);
  expect(await verifyEmail(ports, nakato, { token: first ?? '', password: '' })).toBe('verified');
  expect(await viewLink(ports, nakato, second ?? '')).toBeUndefined();
});

it('mails nothing when the email is verified already', async () => {
  const { ports, nakato } = await oneUser();
  await ports.accounts.verifyEmail(nakato.accountId, nakato.email);
  expect(await sendVerification(ports, nakato, {})).toBeUndefined();
  expect(waitingMails(ports)).toEqual([]);
});
