import { isSuspended, type Member } from '../../core/entities/standing.ts';
import { makeResetLink } from '../../core/moderation/make-reset-link.ts';
import { turnOffForMember } from '../../core/moderation/turn-off-for-member.ts';
import { verifyByOperator } from '../../core/moderation/verify-by-operator.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { untilInWords } from '../../core/shared/time/until-in-words.ts';
import { textsIn } from '../../core/texts/catalogues.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, printable, wordOf, wordsOf } from './admin-command.ts';

const perPage = 50;

/** A `Member`, or an account whose owner has not chosen a username yet. */
type Listed = Omit<Member, 'username' | 'fullName'> & Partial<Pick<Member, 'username' | 'fullName'>>;

export const users: AdminCommand = {
  usage: [
    ['users [BEGINNING]', 'people whose username, name or email begins with that'],
    ['users ID', 'whose account has this id, as the log names it'],
    ['users [BEGINNING] --after USERNAME', 'those that follow'],
  ],
  options: { after: { type: 'string' } },
  read({ words, options }) {
    if (words.length > 1) throw new WrongUsage();
    const [beginning = ''] = words;
    return async (ports) => {
      const found = await ports.members.page({ beginning, after: options['after'], limit: perPage + 1 });
      const page = found.slice(0, perPage);
      const next = found.length > perPage ? page.at(-1)?.username : undefined;
      const owner = options['after'] === undefined ? await ownerOf(ports, beginning) : undefined;
      const others = page.filter(({ accountId }) => accountId !== owner?.accountId);
      const users = owner === undefined ? others : [owner, ...others];
      const now = ports.clock.now();
      const lines = users.map((user) => lineOf(user, now));
      if (users.length === 0) lines.push('Nobody found.');
      if (next !== undefined) {
        // Quoted, as it was typed.
        const typed = beginning.includes(' ') ? `"${beginning}"` : beginning;
        lines.push(`More: npm run admin -- users ${[typed, '--after', next].join(' ').trim()}`);
      }
      return { lines, data: { users, next }, foundNothing: users.length === 0 };
    };
  },
};

export const resetLink: AdminCommand = {
  usage: [['reset-link USERNAME', 'prints a link for choosing a new password; it works once, for an hour']],
  read(typed) {
    const username = wordOf(typed);
    return async (ports) => {
      const { link, until } = await makeResetLink(ports, { username });
      const lines = [
        link,
        `It works once, until ${untilInWords(until, textsIn('en'))}. Whoever has it can enter the account: do not give it to anyone else.`,
      ];
      return { lines, data: { link, until } };
    };
  },
};

export const verify: AdminCommand = {
  usage: [['verify USERNAME', 'marks an email address as confirmed, without a mail']],
  read(typed) {
    const username = wordOf(typed);
    return async (ports) => {
      const { email } = await verifyByOperator(ports, { username });
      return { lines: [`${email} is confirmed.`], data: { email, emailVerified: true } };
    };
  },
};

export const twoStep: AdminCommand = {
  usage: [
    [
      'two-step off USERNAME',
      'turns two-step login off for somebody who has lost the app and the recovery codes',
    ],
  ],
  read(typed) {
    const [what, username = ''] = wordsOf(typed, 2);
    if (what !== 'off') throw new WrongUsage('Only the owner of an account can turn two-step login on.');
    return async (ports) => {
      await turnOffForMember(ports, { username });
      return { lines: [`Two-step login is off for ${username}.`], data: { username, twoStep: false } };
    };
  },
};

/** The account with this id. */
async function ownerOf(
  ports: Pick<Ports, 'accounts' | 'members'>,
  accountId: string,
): Promise<Listed | undefined> {
  const member = await ports.members.byId(accountId);
  if (member !== undefined) return member;
  const account = await ports.accounts.byId(accountId);
  if (account === undefined) return undefined;
  const { email, emailVerified, language, createdAt: joinedAt } = account;
  const standing = await ports.members.standing(accountId);
  return { accountId, email, emailVerified, language, joinedAt, standing };
}

function lineOf(
  { accountId, username, fullName, email, emailVerified, joinedAt, standing }: Listed,
  now: Date,
) {
  const notes = [
    ...(standing.moderator ? ['moderator'] : []),
    ...(standing.bannedAt === undefined ? [] : [`banned since ${standing.bannedAt.toISOString()}`]),
    ...(isSuspended(standing, now) ? [`suspended until ${standing.suspendedUntil?.toISOString()}`] : []),
  ];
  return [
    `${username === undefined ? '(no username yet)' : `${username}  ${printable(fullName ?? '')}`}  ${email} (${emailVerified ? 'confirmed' : 'not confirmed'})`,
    `  ${accountId}, joined ${joinedAt.toISOString()}${notes.map((note) => `, ${note}`).join('')}`,
  ].join('\n');
}
