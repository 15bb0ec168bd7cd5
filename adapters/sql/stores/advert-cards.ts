import type { AdvertSummary } from '../../../core/entities/advert.ts';
import type { AdvertState } from '../../../core/entities/advert-state.ts';
import {
  type FormerPriceColumns,
  formerPriceColumns,
  type SummaryColumns,
  summaryColumns,
  toFormerPrice,
  toSummaryFields,
} from '../connection/advert-columns.ts';
import type { CachedQuery } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import { type JoinedSeller, sellerColumns, toPicture, toSeller } from '../queries/rows.ts';
import { presentAdverts, shownAdverts } from '../queries/shown-adverts.ts';

/** A row with what a card shows to everybody. */
interface CardRow extends JoinedSeller, SummaryColumns, FormerPriceColumns {
  readonly id: string;
  readonly seller_id: string;
  readonly state: AdvertState;
  readonly ends_at: number;
  readonly picture_count: number;
  readonly like_count: number;
  readonly comment_count: number;
  readonly posted_at: number;
  readonly cover_key: string;
  readonly cover_width: number;
  readonly cover_height: number;
  readonly cover_placeholder: string;
  readonly cover_kilobytes: number | null;
}

/** Selects the columns of cards from the adverts that everybody may see. */
export function selectCards(db: Database) {
  return withCard(shownAdverts(db));
}

/** Selects the columns of cards from adverts in any state. */
export function selectPresentCards(db: Database) {
  return withCard(presentAdverts(db));
}

/**
 * Joins the cover and the seller's profile and picture. Cross joins, because SQLite never reorders them: given the
 * choice, it may begin with the pictures, and sort all adverts for one page.
 */
function withCard(adverts: ReturnType<typeof presentAdverts>) {
  return adverts
    .crossJoin('pictures as cover')
    .leftJoin('profiles as seller', 'seller.account_id', 'advert.seller_id')
    .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
    .select([
      'advert.id',
      'advert.seller_id',
      'advert.state',
      'advert.ends_at',
      'advert.picture_count',
      'advert.like_count',
      'advert.comment_count',
      'advert.posted_at',
      'advert.cover_key',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'cover.kilobytes as cover_kilobytes',
      ...[...summaryColumns, ...formerPriceColumns].map((column) => `advert.${column}` as const),
      ...sellerColumns,
    ])
    .whereRef('cover.key', '=', 'advert.cover_key');
}

/** Which of these adverts the viewer has liked and saved, in one query. */
async function viewerReactions(
  db: Database,
  query: CachedQuery,
  viewerId: string,
  ids: readonly string[],
): Promise<{ readonly liked: ReadonlySet<string>; readonly saved: ReadonlySet<string> }> {
  const rows = await query(`reactions to ${ids.length}`, [viewerId, ...ids, viewerId, ...ids], () =>
    db
      .selectFrom('likes')
      .select(({ lit }) => ['advert_id', lit<number>(1).as('is_like')])
      .where('account_id', '=', viewerId)
      .where('advert_id', 'in', ids)
      .unionAll(
        db
          .selectFrom('saves')
          .select(({ lit }) => ['advert_id', lit<number>(0).as('is_like')])
          .where('account_id', '=', viewerId)
          .where('advert_id', 'in', ids),
      )
      .modifyEnd(genericPlan),
  );
  return {
    liked: new Set(rows.filter((row) => row.is_like === 1).map((row) => row.advert_id)),
    saved: new Set(rows.filter((row) => row.is_like === 0).map((row) => row.advert_id)),
  };
}

/** Maps rows to cards, hydrated with the viewer's likes and saves. */
export async function toCards(
  db: Database,
  query: CachedQuery,
  viewerId: string | undefined,
  rows: readonly CardRow[],
): Promise<AdvertSummary[]> {
  const reactions =
    viewerId === undefined || rows.length === 0
      ? undefined
      : await viewerReactions(
          db,
          query,
          viewerId,
          rows.map((row) => row.id),
        );
  return rows.map((row) => ({
    id: row.id,
    ...toSummaryFields(row),
    cover: toPicture({
      key: row.cover_key,
      width: row.cover_width,
      height: row.cover_height,
      placeholder: row.cover_placeholder,
      kilobytes: row.cover_kilobytes,
    }),
    pictureCount: row.picture_count,
    formerPrice: toFormerPrice(row),
    state: row.state,
    endsAt: new Date(row.ends_at),
    postedAt: new Date(row.posted_at),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    likedByViewer: reactions?.liked.has(row.id) ?? false,
    savedByViewer: reactions?.saved.has(row.id) ?? false,
    seller: toSeller(row),
    sellerId: row.seller_id,
  }));
}
