import { createECDH, randomBytes } from 'node:crypto';
import { describePushSender } from '../contracts/push-sender.ts';
import { createMemoryPushSender } from './push-sender.ts';

describePushSender('Memory', async () => {
  const sender = createMemoryPushSender();
  return {
    sender,
    browser: {
      endpoint: 'https://push.example/1',
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    received: () => sender.sent.map(({ push }) => push.text),
    answer(outcome) {
      sender.outcome = outcome;
    },
    close: async () => undefined,
  };
});
