import { inWords, sellerFacts } from '../accounts/seller-facts.ts';
import type { AdvertDetail } from '../entities/advert.ts';
import type { Language } from '../entities/language.ts';
import { herbs, nameIn } from '../herb-names/herbs.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import type { Ports } from '../ports/ports.ts';
import { ratingCounts } from '../ratings/rating-counts.ts';
import { type HiddenInWords, hidingInWords } from '../review/in-words.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type Text, texts } from '../texts/text.ts';
import { approvalInWords } from './approval.ts';
import { chipOf } from './chip-of.ts';
import { howAdvertsDo } from './how-adverts-do.ts';
import { shownAdvert } from './shown-advert.ts';

/** A herb that an advert is about, and has a page of its own. */
interface NamedHerb {
  readonly slug: string;
  readonly name: string;
}

/**
 * An advert with everything that its own page shows; for everybody while it is live or sold. People other than its
 * seller learn only that an ended advert has ended, and nothing about a hidden one. Its herbs are named for pages in
 * `language`; callers that show no herbs need not give it.
 */
export async function viewAdvert(
  ports: Pick<Ports, 'adverts' | 'follows' | 'views' | 'clock' | 'reviewCases' | 'ratings'>,
  viewer: Viewer,
  id: string,
  language: Language = 'en',
): Promise<
  Omit<AdvertDetail, 'approval'> & {
    readonly own: boolean;
    /** The state in a word or two; only the seller sees that the advert will end soon. */
    readonly chip: Text | undefined;
    /** For the seller of a hidden advert: why others cannot see it, and whether a review has been requested. */
    readonly hidden: HiddenInWords | undefined;
    /** The seller's statement of an approval, while the approval is valid. */
    readonly approval: Text | undefined;
    readonly herbs: readonly NamedHerb[];
    readonly sellerFacts: readonly Text[];
    /** Whether the viewer follows the seller. */
    readonly following: boolean;
    /** "42 views · 3 saves · 2 chats", for the seller only. */
    readonly performance: Text | undefined;
  }
> {
  const asking = viewerId(viewer);
  const advert = isAdvertId(id) ? await ports.adverts.detail(asking, id) : undefined;
  const own = asking !== undefined && advert?.sellerId === asking;
  if (advert === undefined || (advert.state === 'hidden' && !own))
    throw new DomainError('not-found', texts.adverts.notFound);
  if (advert.state === 'ended' && !own) throw new DomainError('gone', texts.states.over);
  const now = ports.clock.now();
  const chip = own || advert.state !== 'live' ? chipOf(advert, now) : undefined;
  const performance = own ? (await howAdvertsDo(ports, [id]))(id) : undefined;
  const hidden = advert.state === 'hidden' ? await whyHidden(ports, id) : undefined;
  const following = asking !== undefined && !own && (await ports.follows.has(asking, advert.sellerId));
  const approval = approvalInWords(advert.approval, now);
  const facts = {
    herbs: namedHerbs(advert, language),
    sellerFacts: await factsOf(ports, advert),
    performance,
  };
  return { ...shownAdvert(advert), own, chip, hidden, approval, following, ...facts };
}

async function whyHidden(
  { reviewCases }: Pick<Ports, 'reviewCases'>,
  id: string,
): Promise<HiddenInWords | undefined> {
  const found = await reviewCases.of({ kind: 'advert', id });
  return found?.hiding && hidingInWords(found, found.hiding);
}

async function factsOf(
  ports: Pick<Ports, 'ratings' | 'clock'>,
  {
    sellerId: accountId,
    sellerJoinedAt: createdAt,
    sellerRatingCount: ratingCount,
    sellerAnswers: answers,
  }: AdvertDetail,
): Promise<readonly Text[]> {
  if (createdAt === undefined) return [];
  const counts = await ratingCounts(ports, { accountId, ratingCount });
  return inWords(sellerFacts({ createdAt, answers }, counts, ['seller']));
}

function namedHerbs({ title, description }: AdvertDetail, language: Language): readonly NamedHerb[] {
  return herbsIn(title, description).flatMap((slug) => {
    const herb = herbs.get(slug);
    return herb === undefined ? [] : [{ slug, name: nameIn(herb, language) }];
  });
}
