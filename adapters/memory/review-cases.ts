import type { Subject } from '../../core/entities/report.ts';
import { type ReviewCase, rankOf } from '../../core/entities/review-case.ts';
import { cleanStanding } from '../../core/entities/standing.ts';
import type { QueueItem, QueuePlace, ReviewCases } from '../../core/ports/review-cases.ts';
import { type Connection, compositeKey, type MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';
import { inOrderOfWeight, isAbout } from './reports.ts';
import { sellerOf } from './seller.ts';

const keyOf = ({ kind, id }: ReviewCase['subject']) => compositeKey(kind, id);

/** Compares by rank, kind and id, all descending. */
function compare(left: QueuePlace, right: QueuePlace): number {
  if (left.rank !== right.rank) return right.rank - left.rank;
  const parts = ({ subject }: QueuePlace) => [subject.kind, subject.id] as const;
  const [kind, id] = parts(left);
  const [otherKind, otherId] = parts(right);
  if (kind !== otherKind) return kind > otherKind ? -1 : 1;
  return id === otherId ? 0 : id > otherId ? -1 : 1;
}

const unranked = (subject: Subject): QueuePlace => ({ rank: 0, subject });
const placeOf = (found: ReviewCase): QueuePlace => ({ rank: rankOf(found), subject: found.subject });

function thingOf(tables: MemoryTables, { subject, writerId }: ReviewCase): QueueItem['thing'] {
  if (subject.kind === 'user') {
    const seller = sellerOf(tables, writerId);
    const text = tables.profiles.get(writerId)?.about ?? '';
    return seller && { title: seller.fullName, text, picture: undefined, advertId: undefined };
  }
  if (subject.kind === 'comment') {
    const comment = tables.comments.get(subject.id);
    const title = tables.adverts.get(comment?.advertId ?? '')?.title ?? '';
    return comment && { title, text: comment.text, picture: undefined, advertId: comment.advertId };
  }
  const advert = subject.kind === 'advert' ? tables.adverts.get(subject.id) : undefined;
  const picture = tables.pictures.get(advert?.pictureKeys[0] ?? '');
  return advert && { title: advert.title, text: advert.description, picture, advertId: advert.id };
}

function knownOf(tables: MemoryTables, { subject, knownPhoto }: ReviewCase): QueueItem['knownPhoto'] {
  const advert = tables.adverts.get(subject.id);
  if (knownPhoto === undefined || advert === undefined) return undefined;
  const { pictureKey, otherAdvertId: advertId, otherPictureKey } = knownPhoto;
  const found = tables.adverts.get(advertId);
  const owner = found && sellerOf(tables, found.sellerId);
  const other =
    found && owner && isPresent(tables, found.sellerId)
      ? {
          advertId,
          title: found.title,
          postedAt: found.postedAt,
          picture: tables.pictures.get(otherPictureKey),
          username: owner.username,
        }
      : undefined;
  return { picture: tables.pictures.get(pictureKey), postedAt: advert.postedAt, other };
}

export function createMemoryReviewCases(connection: Connection): ReviewCases {
  const of: ReviewCases['of'] = (subject) =>
    connection.read((tables) => tables.reviewCases.get(keyOf(subject)));
  return {
    of,
    ofAdverts: (advertIds) =>
      connection.read((tables) =>
        advertIds.flatMap((id) => tables.reviewCases.get(keyOf({ kind: 'advert', id })) ?? []),
      ),
    lock: of,
    save: (reviewCase) =>
      connection.write(
        (tables) => void tables.reviewCases.set(keyOf(reviewCase.subject), structuredClone(reviewCase)),
      ),
    countHidden: ({ writerId, after }) =>
      connection.read((tables) => {
        const hidden = tables.reviewCases.where(
          ({ subject, reportsHidAt }) =>
            subject.kind === 'advert' && reportsHidAt !== undefined && reportsHidAt > after,
        );
        const own = hidden.filter((found) => found.writerId === writerId);
        return { ofWriter: own.length, inAll: hidden.length };
      }),
    ofWriter: ({ accountId, after, limit }) =>
      connection.read((tables) =>
        tables.reviewCases
          .where(({ writerId }) => writerId === accountId)
          .filter(({ subject }) => after === undefined || compare(unranked(subject), unranked(after)) < 0)
          .toSorted((left, right) => compare(unranked(right.subject), unranked(left.subject)))
          .slice(0, limit),
      ),
    queue: ({ after, limit, reports }) =>
      connection.read((tables) =>
        tables.reviewCases
          .where(({ open, writerId }) => open && isPresent(tables, writerId))
          .filter((found) => after === undefined || compare(after, placeOf(found)) < 0)
          .toSorted((left, right) => compare(placeOf(left), placeOf(right)))
          .slice(0, limit)
          .map((found) => {
            const about = tables.reports.where(isAbout(found.subject));
            return {
              case: found,
              thing: thingOf(tables, found),
              knownPhoto: knownOf(tables, found),
              writer: sellerOf(tables, found.writerId),
              writerSince: tables.accounts.get(found.writerId)?.createdAt ?? found.openedAt,
              writerStanding: tables.standings.get(found.writerId) ?? cleanStanding,
              sanctionCount: tables.sanctions.where(({ accountId }) => accountId === found.writerId).length,
              reports: inOrderOfWeight(about)
                .slice(0, reports)
                .map(({ id, reason, text, copy, sentAt, counts }) => ({
                  id,
                  reason,
                  text,
                  copy,
                  sentAt,
                  counts,
                })),
              reportCount: about.length,
            };
          }),
      ),
  };
}
