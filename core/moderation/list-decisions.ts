import type { AuditRow } from '../ports/audit.ts';
import type { Ports } from '../ports/ports.ts';
import { encodeCursor, parseCursor } from '../shared/paging/cursor.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { decisionsPerPage } from './limits.ts';
import { operator } from './record-act.ts';

const decisions = ['hide', 'restore', 'dismiss', 'warn', 'suspend', 'ban'] as const;
type Decided = (typeof decisions)[number];

/** A decision of a moderator or the operator about a thing or an account. */
export interface ListedDecision extends Pick<AuditRow, 'id' | 'subject' | 'reason' | 'at'> {
  readonly act: Decided;
  /** The full name of whoever decided. */
  readonly by: Text | string;
  /** The advert's title or the person's full name; undefined for other things, and for what is gone. */
  readonly title: string | undefined;
  /** The account that was decided about, or that wrote the advert; undefined if it is gone or not known. */
  readonly accountId: string | undefined;
}

/**
 * What was decided, newest first, for moderators. A page is read from as many rows of the audit as it has room for; it
 * leaves out those that are no decisions, so it may be short.
 */
export async function listDecisions(
  ports: ModeratorPorts & Pick<Ports, 'audit' | 'adverts' | 'reviewCases'>,
  viewer: Viewer,
  after?: string,
): Promise<{ readonly items: readonly ListedDecision[]; readonly next: string | undefined }> {
  await requireModerator(ports, viewer);
  const found = await ports.audit.page({ after: parseCursor(after), limit: decisionsPerPage + 1 });
  const page = found.slice(0, decisionsPerPage);
  const rows = page.flatMap((row) => {
    const act = decisions.find((known) => known === row.act);
    return act === undefined ? [] : [{ ...row, act }];
  });
  const idsOf = (kind: AuditRow['subject']['kind']) => [
    ...new Set(rows.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.id)),
  ];
  const advertIds = idsOf('advert');
  const [titles, cases, members] = await Promise.all([
    ports.adverts.titlesOfAny(advertIds),
    ports.reviewCases.ofAdverts(advertIds),
    ports.members.byIds([...new Set([...rows.map(({ actor }) => actor), ...idsOf('account')])]),
  ]);
  const nameOf = (id: string) => members.find(({ accountId }) => accountId === id)?.fullName;
  const items = rows.map(({ id, act, actor, subject, reason, at }) => {
    const by = actor === operator ? texts.moderation.theOperator : (nameOf(actor) ?? texts.chats.deletedUser);
    const title = titles.get(subject.id);
    const about =
      subject.kind === 'account'
        ? { title: nameOf(subject.id), accountId: nameOf(subject.id) && subject.id }
        : {
            title: title === undefined ? undefined : shownText(title),
            accountId: cases.find((known) => known.subject.id === subject.id)?.writerId,
          };
    return { id, act, by, subject, reason, at, ...about };
  });
  const last = found.length > decisionsPerPage ? page.at(-1) : undefined;
  return { items, next: last && encodeCursor(last) };
}
