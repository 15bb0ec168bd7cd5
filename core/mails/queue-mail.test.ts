import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { waitingMails } from '../fixtures-for-test.ts';
import type { Mail } from '../ports/mailer.ts';
import { openMail, queueMail } from './queue-mail.ts';

const mail: Mail = {
  to: 'amina@example.com',
  replyTo: 'baraka@example.org',
  subject: 'Hello 🌿',
  text: 'https://herbs.example/reset-password/Secret123\n',
  html: '<p>https://herbs.example/reset-password/Secret123</p>',
};

it('stores the whole mail, and none of it in readable form', async () => {
  const ports = memoryPorts();
  await ports.transaction((stores) => queueMail(ports, stores, mail));
  const rows = JSON.stringify([...ports.database.tables.outbox.values()]);
  expect(rows).not.toMatch(/amina|baraka|Secret123|Hello/);
  expect(waitingMails(ports)).toEqual([mail]);
});

it('stores nothing when the transaction fails', async () => {
  const ports = memoryPorts();
  const failing = ports.transaction(async (stores) => {
    await queueMail(ports, stores, mail);
    throw new Error('The name is taken.');
  });
  await expect(failing).rejects.toThrow('The name is taken.');
  expect(waitingMails(ports)).toEqual([]);
});

it('queues the same mail twice if asked to', async () => {
  const ports = memoryPorts();
  await queueMail(ports, ports, mail);
  await queueMail(ports, ports, mail);
  expect(waitingMails(ports)).toEqual([mail, mail]);
});

it('opens nothing that was sealed by somebody else', async () => {
  const sealed = memoryPorts().sealer.seal(JSON.stringify(mail));
  expect(openMail(memoryPorts(), { kind: 'send-mail', sealed })).toBeUndefined();
});
