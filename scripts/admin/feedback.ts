import { type AdminCommand, printable, wordsOf } from './admin-command.ts';

const mostShown = 200;

export const feedback: AdminCommand = {
  usage: [['feedback', 'problem reports and suggestions that people sent']],
  read(typed) {
    wordsOf(typed, 0);
    return async (ports) => {
      const newest = await ports.feedback.newest(mostShown);
      const lines = newest.toReversed().map(({ kind, message, email, sentAt }) => {
        const answerTo = email === undefined ? 'no reply address' : `reply to ${printable(email)}`;
        const said = message.split('\n').map((line) => `  ${printable(line)}`);
        return [`${sentAt.toISOString()}  ${kind}, ${answerTo}`, ...said].join('\n');
      });
      if (newest.length === mostShown) lines.unshift('There is more; these are the newest.');
      if (newest.length === 0) lines.push('No feedback yet.');
      return { lines, data: newest, foundNothing: newest.length === 0 };
    };
  },
};
