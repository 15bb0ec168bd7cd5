import { randomUUID } from 'node:crypto';
import type { ComponentType } from 'react';
import { formatPrice } from '../core/adverts/price.ts';
import { relativeTime } from '../core/time/relative-time.ts';
import type { ShownAdvert } from './components/advert-content.tsx';
import { remember } from './remember.server.ts';
import { renderAlone, type Surroundings } from './render-alone.server.tsx';

/**
 * The markup of one advert differs from another's only in words and numbers. So a component is rendered once for a
 * sample, and after that each advert's words are filled in where the sample's were: twenty cards take less time than
 * rendering one. Whatever changes more than words is kept in the sample as it is.
 */
interface Pattern {
  /** Markup and, between each two pieces of it, the name of a gap. */
  readonly pieces: readonly string[];
  readonly gaps: readonly Gap[];
}

type Advert = ShownAdvert['advert'];
type Content = ComponentType<ShownAdvert>;

/** What is filled into the gaps. */
function wordsOf(advert: Advert, { root, from }: Pick<Surroundings, 'root' | 'from'>) {
  const { cover, postedAt, seller } = advert;
  return {
    id: advert.id,
    title: advert.title,
    price: formatPrice(advert.price),
    priceBefore: advert.priceBefore === undefined ? undefined : formatPrice(advert.priceBefore),
    district: advert.district,
    village: advert.village,
    cover: cover.key,
    placeholder: cover.placeholder,
    height: String(cover.height),
    postedAt: postedAt?.toISOString(),
    ago: postedAt && relativeTime(postedAt, root.now),
    likes: advert.likeCount?.toString(),
    comments: advert.commentCount?.toString(),
    seller: seller?.id,
    username: seller?.username,
    face: seller?.picture?.key,
    from,
  };
}

type Gap = keyof ReturnType<typeof wordsOf>;

/** Adverts that are alike in this share a pattern: what is present, for everything of which only the words differ. */
function likenessOf(advert: Advert) {
  const { id, title, price, cover, district, village, postedAt, seller, ...more } = advert;
  const { priceBefore, likeCount, commentCount, ...rest } = more;
  const { key, placeholder, height, ...shape } = cover;
  const { key: _, ...face } = seller?.picture ?? { key: '' };
  const absent = [
    placeholder,
    priceBefore,
    district,
    village,
    postedAt,
    likeCount,
    commentCount,
    seller,
    seller?.picture,
  ];
  return [rest, shape, face, absent.map((value) => value === undefined)];
}

/**
 * Nobody can know it, and write it. It is ASCII, because V8 spends two bytes on every character of a text with any other,
 * on every piece of it, and so on each page with such a piece.
 */
const markKey = randomUUID();
const mark = (gap: Gap) => `{${markKey} ${gap}}`;
const marks = new RegExp(`\\{${markKey} (\\w+)\\}`);

const sampleNow = new Date(Date.UTC(2001, 4, 3, 2, 1));
const samplePath = `/${mark('from')}`;

const samplePostedAt = new Date(Date.UTC(1971, 1, 2, 3, 4, 5, 678));

function sampleOf({ id, title, price, cover, ...more }: Advert): Advert {
  const { priceBefore, district, village, postedAt, likeCount, commentCount, seller, ...rest } = more;
  return {
    ...rest,
    id: mark('id'),
    title: mark('title'),
    price: 987_654_321,
    cover: {
      ...cover,
      key: mark('cover'),
      ...(cover.placeholder === undefined ? {} : { placeholder: mark('placeholder') }),
      height: 987_654_322,
    },
    ...(priceBefore === undefined ? {} : { priceBefore: 987_654_325 }),
    ...(district === undefined ? {} : { district: mark('district') }),
    ...(village === undefined ? {} : { village: mark('village') }),
    ...(postedAt && { postedAt: samplePostedAt }),
    ...(likeCount === undefined ? {} : { likeCount: 987_654_323 }),
    ...(commentCount === undefined ? {} : { commentCount: 987_654_324 }),
    ...(seller && {
      seller: {
        ...seller,
        id: mark('seller'),
        username: mark('username'),
        picture: seller.picture && { ...seller.picture, key: mark('face') },
      },
    }),
  };
}

const patterns = new Map<Content, Map<string, Pattern>>();
/** Pictures of many widths make many. */
const mostPatterns = 500;

/** The same markup as of `renderContent`. */
export function advertMarkup(Content: Content, props: ShownAdvert, surroundings: Surroundings): string {
  const { advert, photo } = props;
  const { viewer, lite, asList, narrowCopies, pictureBase, site } = surroundings.root;
  const around = [viewer.kind, lite, asList, narrowCopies, pictureBase, site.publicUrl];
  const key = JSON.stringify([likenessOf(advert), photo, around]);
  const known = patterns.get(Content) ?? new Map<string, Pattern>();
  patterns.set(Content, known);
  const pattern = remember(known, key, mostPatterns, () =>
    makePattern(Content, { ...props, advert: sampleOf(advert) }, surroundings),
  );

  const words = wordsOf(advert, surroundings);
  const { pieces, gaps } = pattern;
  let markup = pieces[0] ?? '';
  for (let index = 0; index < gaps.length; index += 1)
    markup += escapeMarkup(words[gaps[index] as Gap] ?? '') + pieces[index + 1];
  return markup;
}

function makePattern(Content: Content, props: ShownAdvert, surroundings: Surroundings): Pattern {
  const root = { ...surroundings.root, now: sampleNow };
  const markup = renderContent(Content, props, { ...surroundings, root, from: samplePath });
  const words = Object.entries(wordsOf(props.advert, { root, from: samplePath })) as [
    Gap,
    string | undefined,
  ][];
  let marked = markup;
  for (const [gap, word] of words) if (word !== undefined) marked = marked.replaceAll(word, mark(gap));
  const parts = marked.split(marks);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    gaps: parts.filter((_, index) => index % 2 === 1) as Gap[],
  };
}

/** Renders it by itself, as if it were all that the page has. */
export function renderContent(Content: Content, props: ShownAdvert, surroundings: Surroundings): string {
  return renderAlone(() => <Content {...props} />, surroundings);
}

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

function escapeMarkup(text: string): string {
  return text.replace(/["&'<>]/g, (character) => escapes[character] ?? '');
}
