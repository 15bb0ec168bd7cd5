import { operator } from '../../core/moderation/record-act.ts';
import type { AuditRow } from '../../core/ports/audit.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { encodeCursor, parseCursor } from '../../core/shared/paging/cursor.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, printable, wordsOf } from './admin-command.ts';
import { AdminRefusal } from './admin-refusal.ts';

const perPage = 50;

export const audit: AdminCommand = {
  usage: [
    ['audit', 'what you and the moderators have done, newest first'],
    ['audit --user USERNAME', 'the same, by one account and to it only'],
    ['audit --user ID', 'the same by its id, also for an account that has been deleted'],
    ['audit --after PLACE', 'the next page; the last line of a page gives PLACE'],
  ],
  options: { user: { type: 'string' }, after: { type: 'string' } },
  read(typed) {
    wordsOf(typed, 0);
    const { user, after } = typed.options;
    const place = parseCursor(after);
    if (after !== undefined && place === undefined)
      throw new WrongUsage(`${after} is not a place in the list.`);
    return async (ports) => {
      const involving = user === undefined ? undefined : await accountTyped(ports, user);
      const found = await ports.audit.page({ involving, after: place, limit: perPage + 1 });
      const page = found.slice(0, perPage);
      const last = page.at(-1);
      const next = found.length > perPage && last !== undefined ? encodeCursor(last) : undefined;
      const nameOf = async (id: string) =>
        id === operator ? operator : ((await ports.members.byId(id))?.username ?? id);
      const lines: string[] = [];
      for (const row of page) lines.push(await lineOf(row, nameOf));
      if (page.length === 0) lines.push(nothingDone(user, after));
      const again = user === undefined ? 'audit' : `audit --user ${user}`;
      if (next !== undefined) lines.push(`More: npm run admin -- ${again} --after ${next}`);
      return { lines, data: { rows: page, next }, foundNothing: page.length === 0 };
    };
  },
};

function nothingDone(user: string | undefined, after: string | undefined): string {
  if (after !== undefined) return 'Nothing was done before that.';
  return user === undefined
    ? 'Nothing has been done yet.'
    : `Nothing has been done by or to ${printable(user)}.`;
}

/** The account id, from an id or a username. The audit outlives accounts, whose usernames are unknown then. */
async function accountTyped(
  ports: Pick<Ports, 'accounts' | 'audit' | 'members'>,
  typed: string,
): Promise<string> {
  if ((await ports.accounts.byId(typed)) !== undefined) return typed;
  const [done] = await ports.audit.page({ involving: typed, after: undefined, limit: 1 });
  if (done !== undefined) return typed;
  const member = await ports.members.byUsername(typed);
  if (member === undefined) {
    throw new AdminRefusal(`There is no account with the username or id ${printable(typed)}.`);
  }
  return member.accountId;
}

async function lineOf(
  { at, actor, act, subject, reason }: AuditRow,
  nameOf: (id: string) => Promise<string>,
): Promise<string> {
  const name = subject.kind === 'account' ? ` (${await nameOf(subject.id)})` : '';
  const about = `${subject.kind} ${subject.id}${name}`;
  return [at.toISOString(), await nameOf(actor), act, about, printable(reason)].join('  ').trimEnd();
}
