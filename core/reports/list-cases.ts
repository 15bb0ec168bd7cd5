import { seenByOthers } from '../accounts/seen-by-others.ts';
import type { Picture } from '../entities/picture.ts';
import { type Subject, subjectKinds } from '../entities/report.ts';
import { type Decision, type ReviewCase, rankOf } from '../entities/review-case.ts';
import { type Actor, moderatorOf } from '../moderation/actor.ts';
import { type AccountToDecideAbout, accountToDecideAbout } from '../moderation/acts-about.ts';
import type { Ports } from '../ports/ports.ts';
import type { QueueItem, QueuePlace } from '../ports/review-cases.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import type { Text } from '../texts/text.ts';
import { type Signal, signalsOf } from './case-signals.ts';
import { casesPerPage, shownReports } from './limits.ts';
import { readyReason } from './ready-reason.ts';

/** The acts that a case allows. */
export function actsOn({ subject, hiding }: Pick<ReviewCase, 'subject' | 'hiding'>): Decision['act'][] {
  if (hiding !== undefined) return ['restore', 'hide'];
  return subject.kind === 'advert' || subject.kind === 'comment' ? ['hide', 'dismiss'] : ['dismiss'];
}

export interface ListedCase extends QueueItem {
  readonly acts: readonly Decision['act'][];
  readonly signals: readonly Signal[];
  /** A first version of the reason for hiding it; undefined if nothing says what is wrong. */
  readonly readyReason: Text | undefined;
  /** The writer's account, if the actor can decide about it; otherwise undefined. */
  readonly account: AccountToDecideAbout | undefined;
  /** Those of a message, which `readMessagePicture` lets moderators see. */
  readonly pictures: readonly Picture[];
}

interface CasePage {
  readonly items: readonly ListedCase[];
  readonly next: string | undefined;
}

type ListingPorts = Pick<Ports, 'reviewCases' | 'conversations' | 'clock'>;

/** The cases that wait for moderators, most urgent first; refuses everybody else. */
export async function listCases(
  ports: ListingPorts & ModeratorPorts,
  viewer: Viewer,
  after?: string,
): Promise<CasePage> {
  return listCasesFor(ports, moderatorOf(await requireModerator(ports, viewer)), parsePlace(after));
}

/** Like `listCases`, for a caller that has already checked who may decide. */
export async function listCasesFor(
  ports: ListingPorts,
  actor: Actor,
  after: QueuePlace | undefined,
): Promise<CasePage> {
  const found = await ports.reviewCases.queue({ after, limit: casesPerPage + 1, reports: shownReports });
  const messageIds = found.flatMap(({ case: { subject } }) => (subject.kind === 'message' ? subject.id : []));
  const pictures = await ports.conversations.picturesOf(messageIds);
  const now = ports.clock.now();
  const items = found
    .slice(0, casesPerPage)
    .map(shownItem)
    .map((item) => {
      const { writer, writerStanding: standing } = item;
      const account =
        writer &&
        accountToDecideAbout(actor, { accountId: writer.id, username: writer.username, standing }, now);
      return {
        ...item,
        acts: actsOn(item.case),
        signals: signalsOf(item, now),
        readyReason: readyReason(item),
        account: account?.acts.length ? account : undefined,
        pictures: pictures.get(item.case.subject.id) ?? [],
      };
    });
  const last = found.length > casesPerPage ? items.at(-1)?.case : undefined;
  return { items, next: last && placeInWords(last) };
}

/** The item with its texts as others see them. */
function shownItem(item: QueueItem): QueueItem {
  const { case: found, thing, knownPhoto, reports, writer } = item;
  const other = knownPhoto?.other && withShownTitle(knownPhoto.other);
  const known = { ...item, knownPhoto: knownPhoto && { ...knownPhoto, other } };
  if (found.subject.kind === 'comment') return { ...known, thing: thing && withShownTitle(thing) };
  if (found.subject.kind === 'user')
    return { ...known, thing: thing && { ...thing, text: seenByOthers(thing.text) } };
  if (found.subject.kind !== 'advert') return known;
  const shown = (text: string) => shownText(text, writer?.fullName);
  return {
    ...known,
    thing: thing && { ...thing, title: shown(thing.title), text: shown(thing.text) },
    reports: reports.map((report) => ({ ...report, copy: shown(report.copy) })),
  };
}

function placeInWords(found: ReviewCase): string {
  return [rankOf(found), found.subject.kind, found.subject.id].join('.');
}

/** The place in an address; undefined, which means the first page, for a text that is not a place. */
export function parsePlace(text = ''): QueuePlace | undefined {
  const [rank = '', kind, id = ''] = text.split('.');
  const known = subjectKinds.find((name): name is Subject['kind'] => name === kind);
  return known !== undefined && /^\d{1,16}$/.test(rank) && /^\w{1,64}$/.test(id)
    ? { rank: Number(rank), subject: { kind: known, id } }
    : undefined;
}
