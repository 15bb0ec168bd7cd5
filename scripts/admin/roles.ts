import { setModerator } from '../../core/moderation/set-moderator.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { type AdminCommand, type Answer, type Typed, WrongUsage, wordsOf } from './admin-command.ts';

export const grant: AdminCommand = {
  usage: [['grant USERNAME moderator', 'makes somebody a moderator, who can then use /moderation']],
  run: (ports, typed) => set(ports, typed, true),
};

export const revoke: AdminCommand = {
  usage: [['revoke USERNAME [moderator]', 'makes them an ordinary user again']],
  // The only role that anybody could have.
  run: (ports, { words, ...typed }) =>
    set(ports, { ...typed, words: words.length === 1 ? [...words, 'moderator'] : words }, false),
};

async function set(ports: Ports, typed: Typed, moderator: boolean): Promise<Answer> {
  const [username = '', role] = wordsOf(typed, 2);
  if (role !== 'moderator') throw new WrongUsage('The only role is moderator.');
  await setModerator(ports, { username, moderator });
  return {
    lines: [moderator ? `${username} is a moderator.` : `${username} is not a moderator.`],
    data: { username, moderator },
  };
}
