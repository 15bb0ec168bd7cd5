import { type Selectable, sql } from 'kysely';
import type { Subject } from '../../../core/entities/report.ts';
import { type KnownPhoto, type ReviewCase, rankOf } from '../../../core/entities/review-case.ts';
import type { QueueItem, ReviewCases } from '../../../core/ports/review-cases.ts';
import type { Database, ReviewCasesTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { fromBit, sellerColumns, toBit, toJoinedPicture, toOptionalDate, toSeller } from '../queries/rows.ts';
import { standingColumns, toStanding } from '../queries/standing-columns.ts';

type Details = Omit<ReviewCase, 'subject' | 'writerId' | 'open' | 'reportsHidAt' | 'knownPhoto'>;

/** The number of a lock, which all users of a database share. */
const hidingLock = 1_162_101_826;

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function toCase(row: Selectable<ReviewCasesTable>): ReviewCase {
  const details = JSON.parse(row.details, (key, value: unknown) =>
    (key === 'at' || key === 'openedAt') && typeof value === 'string' && isInstant.test(value)
      ? new Date(value)
      : value,
  ) as Details;
  return {
    subject: { kind: row.kind, id: row.subject_id },
    writerId: row.writer_id,
    open: fromBit(row.is_open),
    openedAt: details.openedAt,
    urgency: details.urgency,
    reporters: details.reporters,
    hiding: details.hiding,
    reportsHidAt: toOptionalDate(row.reports_hid_at),
    review: details.review,
    decision: details.decision,
    knownPhoto: knownPhotoOf(row),
    version: details.version,
  };
}

type KnownPhotoColumns = Pick<
  Selectable<ReviewCasesTable>,
  'known_picture_key' | 'other_advert_id' | 'other_picture_key'
>;

function knownPhotoOf(row: KnownPhotoColumns): KnownPhoto | undefined {
  const { known_picture_key: pictureKey, other_advert_id, other_picture_key } = row;
  if (pictureKey === null || other_advert_id === null || other_picture_key === null) return undefined;
  return { pictureKey, otherAdvertId: other_advert_id, otherPictureKey: other_picture_key };
}

/** The newest reports about a thing as a JSON array, those that count first. */
function reportsAsJson(db: Database, limit: number) {
  const { jsonObject, jsonArray } = dialectOf(db);
  return sql<string>`(select coalesce(cast(${jsonArray}(${jsonObject}('id', said.id, 'reason', said.reason, 'text', said.text,
      'copy', said.copy, 'sentAt', said.sent_at, 'counts', said.counts)) as text), '[]')
    from (select * from reports where kind = "case".kind and subject_id = "case".subject_id
      order by counts desc, sent_at desc, id desc limit ${limit}) as said)`;
}

type JsonReport = Omit<QueueItem['reports'][number], 'sentAt' | 'counts'> & {
  readonly sentAt: number;
  readonly counts: number;
};

export function createSqlReviewCases(db: Database): ReviewCases {
  async function find({ kind, id }: Subject, locked: boolean): Promise<ReviewCase | undefined> {
    const row = await db
      .selectFrom('review_cases')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .$if(locked && dialectOf(db).locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    return row && toCase(row);
  }

  return {
    of: (subject) => find(subject, false),
    lock: (subject) => find(subject, true),

    async ofAdverts(advertIds) {
      if (advertIds.length === 0) return [];
      const rows = await db
        .selectFrom('review_cases')
        .selectAll()
        .where('kind', '=', 'advert')
        .where('subject_id', 'in', advertIds)
        .execute();
      return rows.map(toCase);
    },

    async save({ subject, writerId, open, reportsHidAt, knownPhoto, ...details }) {
      const row = {
        is_open: toBit(open),
        rank: rankOf(details),
        reports_hid_at: reportsHidAt?.getTime() ?? null,
        known_picture_key: knownPhoto?.pictureKey ?? null,
        other_advert_id: knownPhoto?.otherAdvertId ?? null,
        other_picture_key: knownPhoto?.otherPictureKey ?? null,
        details: JSON.stringify(details),
      };
      await db
        .insertInto('review_cases')
        .values({ kind: subject.kind, subject_id: subject.id, writer_id: writerId, ...row })
        .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(row))
        .execute();
    },

    async countHidden({ writerId, after }) {
      // The second of two transactions waits for this lock, and then sees what the first has hidden.
      await dialectOf(db).lock(db, hidingLock);
      const { own, all } = await db
        .selectFrom('review_cases')
        .select([
          sql<number>`count(case when writer_id = ${writerId} then 1 end)`.as('own'),
          sql<number>`count(*)`.as('all'),
        ])
        .where('kind', '=', 'advert')
        .where('reports_hid_at', '>', after.getTime())
        .executeTakeFirstOrThrow();
      return { ofWriter: Number(own), inAll: Number(all) };
    },

    async ofWriter({ accountId, after, limit }) {
      const rows = await db
        .selectFrom('review_cases')
        .selectAll()
        .where('writer_id', '=', accountId)
        .where(sql<boolean>`(kind, subject_id) > (${after?.kind ?? ''}, ${after?.id ?? ''})`)
        .orderBy('kind')
        .orderBy('subject_id')
        .limit(limit)
        .execute();
      return rows.map(toCase);
    },

    async queue({ after, limit, reports }) {
      const rows = await db
        .selectFrom('review_cases as case')
        // Every case has a writer; a left join keeps the planner from beginning with the accounts and sorting.
        .leftJoin('accounts as account', 'account.id', 'case.writer_id')
        .leftJoin('profiles as seller', 'seller.account_id', 'case.writer_id')
        .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
        .leftJoin('standings as standing', 'standing.account_id', 'case.writer_id')
        .leftJoin('comments as comment', (join) =>
          join.onRef('comment.id', '=', 'case.subject_id').on('case.kind', '=', 'comment'),
        )
        .leftJoin('adverts as advert', (join) =>
          join.on(
            sql<boolean>`advert.id = case when "case".kind = 'advert' then "case".subject_id else comment.advert_id end`,
          ),
        )
        .leftJoin('pictures as cover', 'cover.key', 'advert.cover_key')
        .leftJoin('pictures as mine', 'mine.key', 'case.known_picture_key')
        .leftJoin('adverts as other', (join) =>
          join
            .onRef('other.id', '=', 'case.other_advert_id')
            .on('other.seller_id', 'not in', absentAccounts()),
        )
        .leftJoin('profiles as owner', 'owner.account_id', 'other.seller_id')
        .leftJoin('pictures as theirs', 'theirs.key', 'case.other_picture_key')
        .selectAll('case')
        .select([
          'advert.posted_at',
          'mine.width as known_width',
          'mine.height as known_height',
          'mine.placeholder as known_placeholder',
          'other.title as other_title',
          'other.posted_at as other_posted_at',
          'owner.username as other_username',
          'theirs.width as other_width',
          'theirs.height as other_height',
          'theirs.placeholder as other_placeholder',
          'account.created_at as writer_since',
          'seller.about',
          'comment.text as comment_text',
          'advert.id as advert_id',
          'advert.title',
          'advert.description',
          'cover.key as cover_key',
          'cover.width as cover_width',
          'cover.height as cover_height',
          'cover.placeholder as cover_placeholder',
          ...sellerColumns,
          ...standingColumns,
          sql<number>`(select count(*) from sanctions where account_id = "case".writer_id)`.as(
            'sanction_count',
          ),
          reportsAsJson(db, reports).as('reports'),
          sql<number>`(select count(*) from reports where kind = "case".kind
            and subject_id = "case".subject_id)`.as('report_count'),
        ])
        .where('case.is_open', '=', sql.lit(1))
        .where('case.writer_id', 'not in', absentAccounts())
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`("case".rank, "case".kind, "case".subject_id)
              < (${after?.rank ?? 0}, ${after?.subject.kind ?? ''}, ${after?.subject.id ?? ''})`,
          ),
        )
        .orderBy('case.rank', 'desc')
        .orderBy('case.kind', 'desc')
        .orderBy('case.subject_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        case: toCase(row),
        thing: thingOf(row),
        knownPhoto: knownOf(row),
        writer: toSeller(row),
        writerSince: new Date(row.writer_since ?? 0),
        writerStanding: toStanding(row),
        sanctionCount: Number(row.sanction_count),
        reports: (JSON.parse(row.reports) as JsonReport[]).map(({ sentAt, counts, ...report }) => ({
          ...report,
          sentAt: new Date(sentAt),
          counts: fromBit(counts),
        })),
        reportCount: Number(row.report_count),
      }));
    },
  };
}

function thingOf(row: {
  readonly kind: ReviewCase['subject']['kind'];
  readonly about: string | null;
  readonly comment_text: string | null;
  readonly advert_id: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly cover_key: string | null;
  readonly cover_width: number | null;
  readonly cover_height: number | null;
  readonly cover_placeholder: string | null;
  readonly seller_full_name: string | null;
}): QueueItem['thing'] {
  const { title, cover_key: key, cover_width: width, cover_height: height } = row;
  const advertId = row.advert_id ?? undefined;
  if (row.kind === 'user' && row.seller_full_name !== null)
    return { title: row.seller_full_name, text: row.about ?? '', picture: undefined, advertId: undefined };
  if (row.kind === 'comment' && row.comment_text !== null)
    return { title: title ?? '', text: row.comment_text, picture: undefined, advertId };
  if (row.kind !== 'advert' || title === null || key === null || width === null || height === null)
    return undefined;
  const picture = { key, width, height, placeholder: row.cover_placeholder ?? '' };
  return { title, text: row.description ?? '', picture, advertId };
}

function knownOf(
  row: KnownPhotoColumns & {
    readonly posted_at: number | null;
    readonly known_width: number | null;
    readonly known_height: number | null;
    readonly known_placeholder: string | null;
    readonly other_title: string | null;
    readonly other_posted_at: number | null;
    readonly other_username: string | null;
    readonly other_width: number | null;
    readonly other_height: number | null;
    readonly other_placeholder: string | null;
  },
): QueueItem['knownPhoto'] {
  const { posted_at, other_advert_id: advertId, other_title: title, other_posted_at, other_username } = row;
  if (row.known_picture_key === null || posted_at === null) return undefined;
  const picture = toJoinedPicture({
    picture_key: row.known_picture_key,
    picture_width: row.known_width,
    picture_height: row.known_height,
    picture_placeholder: row.known_placeholder,
  });
  const postedAt = new Date(posted_at);
  if (advertId === null || title === null || other_posted_at === null || other_username === null)
    return { picture, postedAt, other: undefined };
  const theirs = toJoinedPicture({
    picture_key: row.other_picture_key,
    picture_width: row.other_width,
    picture_height: row.other_height,
    picture_placeholder: row.other_placeholder,
  });
  const other = { advertId, title, username: other_username, picture: theirs };
  return { picture, postedAt, other: { ...other, postedAt: new Date(other_posted_at) } };
}
