import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, wordsOf } from './admin-command.ts';
import { AdminRefusal } from './admin-refusal.ts';

export const pushKeys: AdminCommand = {
  usage: [
    ['push-keys', 'makes the keys of push notifications, which people can then turn on for their devices'],
    ['push-keys replace', 'makes others, if these were stolen; everybody has to turn their devices on again'],
  ],
  read(typed) {
    const replace = typed.words.length > 0;
    const [word] = wordsOf(typed, replace ? 1 : 0);
    if (replace && word !== 'replace') throw new WrongUsage();
    return async ({ pushSender }) => {
      const former = await pushSender.siteKey();
      if (former !== undefined && !replace) {
        throw new AdminRefusal(
          'There are keys already. With others, nobody is notified until they have turned their devices on again: npm run admin -- push-keys replace',
        );
      }
      const publicKey = await pushSender.makeKeys();
      return {
        lines: [
          `The public key is ${publicKey}`,
          former === undefined
            ? 'People can now turn on push notifications under Notifications. The site needs no restart.'
            : 'Devices that were notified have to be turned on again. The site needs no restart.',
        ],
        data: { publicKey, replaced: former !== undefined },
      };
    };
  },
};
