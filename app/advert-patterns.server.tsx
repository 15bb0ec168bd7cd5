import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import type { AdvertSummary } from '../core/adverts/advert.ts';
import { formatPrice } from '../core/adverts/price.ts';
import { relativeTime } from '../core/time/relative-time.ts';
import type { AdvertProps } from './components/advert-content.tsx';
import type { RootData } from './root-data.ts';

/**
 * What a component shows of an advert differs in little but words and numbers. So it is rendered once of a sample, and from then on
 * the words of each advert are put where those of the sample stand: twenty cards take less time than one rendered anew.
 * What may change more than words is part of the sample as it is.
 */
interface Pattern {
  /** Markup and, between each two pieces of it, the name of a gap. */
  readonly pieces: readonly string[];
  readonly gaps: readonly Gap[];
}

/** Everything about a page that shows in what is on it. */
export interface Surroundings {
  readonly context: Omit<EntryContext, 'serverHandoffStream'>;
  readonly root: RootData;
  /** The page that forms lead back to. */
  readonly from: string;
}

/** What is put into the gaps. */
function wordsOf(advert: AdvertSummary, { root, from }: Pick<Surroundings, 'root' | 'from'>) {
  const { cover, seller } = advert;
  return {
    id: advert.id,
    title: advert.title,
    price: formatPrice(advert.price),
    district: advert.district,
    village: advert.village ?? '',
    cover: cover.key,
    placeholder: cover.placeholder,
    height: String(cover.height),
    postedAt: advert.postedAt.toISOString(),
    ago: relativeTime(advert.postedAt, root.now),
    likes: String(advert.likeCount),
    comments: String(advert.commentCount),
    sellerId: advert.sellerId,
    seller: seller?.id ?? '',
    username: seller?.username ?? '',
    fullName: seller?.fullName ?? '',
    face: seller?.picture?.key ?? '',
    facePlaceholder: seller?.picture?.placeholder ?? '',
    from,
  };
}

type Gap = keyof ReturnType<typeof wordsOf>;

/** Words that nobody writes. */
const mark = (gap: Gap) => `\uE000${gap}\uE001`;

const sampleNow = new Date(Date.UTC(2001, 4, 3, 2, 1));
const samplePath = `/${mark('from')}`;

function sampleOf(advert: AdvertSummary): AdvertSummary {
  const { cover, seller, village } = advert;
  return {
    ...advert,
    id: mark('id'),
    title: mark('title'),
    price: 987_654_321,
    district: mark('district'),
    village: village === undefined ? undefined : mark('village'),
    cover: { ...cover, key: mark('cover'), placeholder: mark('placeholder'), height: 987_654_322 },
    postedAt: new Date(Date.UTC(1971, 1, 2, 3, 4, 5, 678)),
    likeCount: 987_654_323,
    commentCount: 987_654_324,
    sellerId: mark('sellerId'),
    seller: seller && {
      ...seller,
      id: mark('seller'),
      username: mark('username'),
      fullName: mark('fullName'),
      picture: seller.picture && {
        ...seller.picture,
        key: mark('face'),
        placeholder: mark('facePlaceholder'),
      },
    },
  };
}

const patterns = new Map<AdvertProps['Content'], Map<string, Pattern>>();
/** Pictures of many widths make many. */
const mostPatterns = 500;

/** The same markup as of `renderContent`. */
export function advertMarkup(props: AdvertProps, surroundings: Surroundings): string {
  const { Content, advert, first } = props;
  const { viewer, lite, pictureBase, site } = surroundings.root;
  const sample = sampleOf(advert);
  const key = JSON.stringify([sample, first, viewer.kind, lite, pictureBase, site.publicUrl]);
  const known = patterns.get(Content) ?? new Map<string, Pattern>();
  patterns.set(Content, known);
  const pattern = known.get(key) ?? makePattern({ ...props, advert: sample }, surroundings);
  known.set(key, pattern);
  const [oldest] = known.keys();
  if (known.size > mostPatterns && oldest !== undefined) known.delete(oldest);

  const words = wordsOf(advert, surroundings);
  const [begin = '', ...pieces] = pattern.pieces;
  let markup = begin;
  for (const [index, gap] of pattern.gaps.entries()) markup += escapeMarkup(words[gap]) + pieces[index];
  return markup;
}

function makePattern(props: AdvertProps, surroundings: Surroundings): Pattern {
  const root = { ...surroundings.root, now: sampleNow };
  const markup = renderContent(props, { ...surroundings, root, from: samplePath });
  const words = Object.entries(wordsOf(props.advert, { root, from: samplePath })) as [Gap, string][];
  let marked = markup;
  for (const [gap, word] of words) if (word !== '') marked = marked.replaceAll(word, mark(gap));
  const parts = marked.split(/\uE000(\w+)\uE001/);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    gaps: parts.filter((_, index) => index % 2 === 1) as Gap[],
  };
}

/** Renders it by itself, as if it were all that the page has. */
export function renderContent(
  { Content, ...props }: AdvertProps,
  { context, root, from }: Surroundings,
): string {
  const { manifest, staticHandlerContext } = context;
  const { root: route } = manifest.routes;
  const [pathname = '', search] = from.split('?');
  const alone = {
    ...context,
    manifest: { ...manifest, routes: { root: { ...route, id: 'root', path: '*' } } },
    routeModules: { root: { default: () => <Content {...props} /> } },
    staticHandlerContext: {
      ...staticHandlerContext,
      location: {
        ...staticHandlerContext.location,
        pathname,
        search: search === undefined ? '' : `?${search}`,
      },
      loaderData: { root },
      errors: null,
      matches: staticHandlerContext.matches.slice(0, 1),
    },
  };
  return renderToString(<RemixServer context={alone as EntryContext} url={`http://localhost${from}`} />);
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
