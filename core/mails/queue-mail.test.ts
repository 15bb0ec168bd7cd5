import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
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

it('lets a mail that somebody waits for pass thousands that people can unsubscribe from', async () => {
  const ports = memoryPorts();
  const unsubscribe = 'https://herbs.example/unsubscribe/a';
  for (let number = 0; number < 30; number += 1)
    await queueMail(ports, ports, { ...mail, to: `user${number}@b.ug`, unsubscribe });
  ports.clock.advance(1);
  await queueMail(ports, ports, mail);
  await dispatchOutbox(ports, undefined, 'mails');
  expect(ports.mailer.sent.map(({ to }) => to).slice(0, 2)).toEqual([mail.to, 'user0@b.ug']);
  expect(ports.mailer.sent).toHaveLength(31);
});

it('opens nothing that was sealed by somebody else', async () => {
  const sealed = memoryPorts().sealer.seal(JSON.stringify(mail));
  expect(openMail(memoryPorts(), { kind: 'send-mail', sealed })).toBeUndefined();
});
