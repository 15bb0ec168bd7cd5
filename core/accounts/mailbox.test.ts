import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['nakato@example.com', 'nakato@example.com'],
  ['nakato+herbs@example.com', 'nakato@example.com'],
  ['nakato+herbs+2@example.com', 'nakato@example.com'],
  ['+256700000000@example.com', '+256700000000@example.com'],
  ['na.ka.to@example.com', 'na.ka.to@example.com'],
  ['n.a.kato+x@gmail.com', 'nakato@gmail.com'],
  ['nakato@googlemail.com', 'nakato@gmail.com'],
])('%s belongs to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
