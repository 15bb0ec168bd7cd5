import { answerWaits, type SanctionKind } from '../../core/entities/sanction.ts';
import { theOperator } from '../../core/moderation/actor.ts';
import { dismissAs } from '../../core/moderation/dismiss-answer.ts';
import { memberNamed } from '../../core/moderation/member-named.ts';
import { restoreAs } from '../../core/moderation/restore-member.ts';
import { sanctionAs } from '../../core/moderation/sanction-member.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { encodeCursor, parseCursor } from '../../core/shared/paging/cursor.ts';
import { untilInWords } from '../../core/shared/time/until-in-words.ts';
import { textsIn } from '../../core/texts/catalogues.ts';
import { texts } from '../../core/texts/text.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import {
  type AdminCommand,
  printable,
  reasonOf,
  type Typed,
  type Work,
  wordOf,
  wordsOf,
} from './admin-command.ts';

const perPage = 50;

const reason = { type: 'string' } as const;

export const warn: AdminCommand = {
  usage: [['warn USERNAME --reason TEXT', 'warns somebody and tells them the reason']],
  options: { reason },
  read: (typed) => decide(typed, 'warn'),
};

export const suspend: AdminCommand = {
  usage: [
    [
      'suspend USERNAME [--days N] --reason TEXT',
      'for N days, or 7, lets somebody read but not change anything',
    ],
  ],
  options: { days: { type: 'string' }, reason },
  read: (typed) => decide(typed, 'suspend'),
};

export const ban: AdminCommand = {
  usage: [['ban USERNAME --reason TEXT', 'logs somebody out for good, and hides everything of theirs']],
  options: { reason },
  read: (typed) => decide(typed, 'ban'),
};

export const restore: AdminCommand = {
  usage: [['restore USERNAME --reason TEXT', 'ends a suspension or a ban; what was hidden is shown again']],
  options: { reason },
  read(typed) {
    const [name, reason] = [wordOf(typed), reasonOf(typed)];
    return async (ports) => {
      const { accountId, username, standing } = await memberNamed(ports, name);
      await restoreAs(ports, theOperator, { accountId, version: standing.version, reason });
      return { lines: [`${username} is restored.`], data: await decided(ports, accountId) };
    };
  },
};

export const appeals: AdminCommand = {
  usage: [
    ['appeals', 'what people answered to a warning, suspension or ban'],
    ['appeals --after PLACE', 'the next page; the last line of a page gives PLACE'],
    ['appeals dismiss USERNAME --reason TEXT', 'upholds the decision'],
  ],
  options: { after: { type: 'string' }, reason },
  read(typed) {
    if (typed.words.length === 0) return listAppeals(typed);
    const [act, username = ''] = wordsOf(typed, 2);
    if (act !== 'dismiss') throw new WrongUsage();
    const reason = reasonOf(typed);
    return async (ports) => {
      const { accountId } = await memberNamed(ports, username);
      const recent = await ports.sanctions.ofAccount(accountId, perPage);
      const waiting = recent.find(answerWaits);
      if (waiting === undefined) throw new DomainError('not-found', texts.moderation.noAnswerWaits);
      await dismissAs(ports, theOperator, { sanctionId: waiting.id, reason });
      return {
        lines: [`${username} has been told that the decision stands.`],
        data: await ports.sanctions.byId(waiting.id),
      };
    };
  },
};

function decide(typed: Typed, kind: SanctionKind): Work {
  const [name, reason] = [wordOf(typed), reasonOf(typed)];
  const { days = '7' } = typed.options;
  return async (ports) => {
    const { accountId, username, standing } = await memberNamed(ports, name);
    const { version } = standing;
    await sanctionAs(ports, theOperator, { accountId, version, kind, days, reason });
    const data = await decided(ports, accountId);
    const until = data.standing.suspendedUntil;
    const said = {
      warn: `${username} is warned.`,
      suspend: `${username} is suspended until ${until === undefined ? '' : untilInWords(until, textsIn('en'))}.`,
      ban: `${username} is banned.`,
    };
    return { lines: [said[kind]], data };
  };
}

async function decided(ports: Ports, accountId: string) {
  const standing = await ports.members.standing(accountId);
  const [sanction] = await ports.sanctions.ofAccount(accountId, 1);
  return { accountId, standing, sanction };
}

function listAppeals({ options }: Typed): Work {
  const { after } = options;
  const place = parseCursor(after);
  if (after !== undefined && place === undefined)
    throw new WrongUsage(`${after} is not a place in the list.`);
  return async (ports) => {
    const found = await ports.sanctions.answered({ after: place, limit: perPage + 1 });
    const page = found.slice(0, perPage);
    const last = page.at(-1);
    const next =
      found.length > perPage && last?.answer !== undefined
        ? encodeCursor({ at: last.answer.at, id: last.id })
        : undefined;
    const lines: string[] = [];
    for (const { accountId, kind, reason, at, answer } of page) {
      const username = (await ports.members.byId(accountId))?.username ?? accountId;
      lines.push(
        `${username}  ${kind} on ${at.toISOString()}: ${printable(reason)}`,
        `  answered on ${answer?.at.toISOString()}: ${printable(answer?.text ?? '')}`,
      );
    }
    if (page.length === 0) lines.push('Nobody is waiting for an answer.');
    if (next !== undefined) lines.push(`More: npm run admin -- appeals --after ${next}`);
    return { lines, data: { appeals: page, next }, foundNothing: page.length === 0 };
  };
}
