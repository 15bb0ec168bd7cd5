import { setModerator } from '../../core/moderation/set-moderator.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, type Typed, type Work, wordsOf } from './admin-command.ts';

export const grant: AdminCommand = {
  usage: [['grant USERNAME moderator', 'makes somebody a moderator, who can then use /moderation']],
  read: (typed) => set(typed, true),
};

export const revoke: AdminCommand = {
  usage: [['revoke USERNAME [moderator]', 'makes them an ordinary user again']],
  // Moderator is the only role.
  read: ({ words, ...typed }) =>
    set({ ...typed, words: words.length === 1 ? [...words, 'moderator'] : words }, false),
};

function set(typed: Typed, moderator: boolean): Work {
  const [username = '', role] = wordsOf(typed, 2);
  if (role !== 'moderator') throw new WrongUsage('The only role is moderator.');
  return async (ports) => {
    await setModerator(ports, { username, moderator });
    return {
      lines: [moderator ? `${username} is a moderator.` : `${username} is not a moderator.`],
      data: { username, moderator },
    };
  };
}
