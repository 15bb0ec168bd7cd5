import type { MetaDescriptor, MetaFunction } from '@remix-run/react';
import { languages } from '../../core/entities/language.ts';
import { locale } from '../../core/texts/page-language.ts';
import * as metaTexts from '../../core/texts/page-meta.ts';
import type { RootData } from '../rendering/root-data.ts';
import { failureTitle } from './page-failure.tsx';
import type { ShownPicture } from './photo.tsx';
import { sharedPictureUrl } from './picture-url.ts';

/** What a page's `head` tells browsers, search engines and link previews. */
interface PageMeta {
  /** Name of the screen; the site's name is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Own path of a page that everybody may find; a page without one asks search engines to leave it out. */
  readonly path?: string | undefined;
  readonly picture?: ShownPicture | undefined;
  readonly kind?: 'website' | 'profile' | 'product';
  /** Own path of the Atom feed of the page's list. */
  readonly feed?: string | undefined;
  /** What the page is about, in the terms of schema.org; asked on the server only. */
  readonly structured?: (root: RootData) => readonly object[];
}

type Matches = readonly (
  | { readonly id: string; readonly data?: unknown; readonly error?: unknown }
  | undefined
)[];

/** The `meta` of a screen whose name is always the same. */
export function titled(title: string, more: Omit<PageMeta, 'title'> = {}): MetaFunction {
  return ({ matches }) => pageMeta(matches, { title, ...more });
}

/** The tags of a page's `head`; an error replaces the title. */
export function pageMeta(matches: Matches, wanted: PageMeta): MetaDescriptor[] {
  const error = matches.find((match) => match?.error != null)?.error;
  const page = error === undefined ? wanted : { title: failureTitle(error) };
  const root = matches.find((match) => match?.id === 'root')?.data as RootData | null | undefined;
  // Remix says null where a form was refused before anything was loaded.
  if (root == null) return [{ title: page.title }];
  const { site } = root;
  const title = `${page.title} · ${site.name}`;
  if (page.path === undefined) return [{ title }, { name: 'robots', content: 'noindex' }];
  const address = site.publicUrl + page.path;
  const lasting: MetaDescriptor[] = [
    { title },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.feed === undefined ? [] : [feedLink(site.publicUrl + page.feed)]),
  ];
  return import.meta.env.SSR && !root.lite
    ? [...lasting, ...alternates(address), ...preview(root, page, address)]
    : lasting;
}

/** The same page in each language, for search engines, and without a choice for those of other languages. */
function alternates(address: string): MetaDescriptor[] {
  const named = `${address}${address.includes('?') ? '&' : '?'}lang=`;
  return [
    ...languages.map((language) => alternate(language, named + language)),
    alternate('x-default', address),
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

function feedLink(href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href };
}

/**
 * Tags for crawlers, who do not ask for Lite, rendered only on the server: browsers do not load the code, and React leaves
 * unknown tags at the end of the head alone.
 */
function preview(root: RootData, page: PageMeta, address: string): MetaDescriptor[] {
  const description = page.description ?? metaTexts.description({ site: root.site.name });
  return [
    { name: 'description', content: description },
    { property: 'og:locale', content: locale },
    { property: 'og:site_name', content: root.site.name },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...previewPicture(root, page.picture, page.title),
    { name: 'twitter:card', content: page.picture ? 'summary_large_image' : 'summary' },
    ...(page.structured?.(root) ?? []).map((about) => ({ 'script:ld+json': { ...about } })),
  ];
}

/** Messengers fetch JPEG reliably and drop previews over a few hundred kilobytes, so they get the middle copy. */
function previewPicture(root: RootData, picture: ShownPicture | undefined, alt: string): MetaDescriptor[] {
  const { publicUrl } = root.site;
  if (picture === undefined) {
    const mark = `${publicUrl}/icon-512.png`;
    return [
      { property: 'og:image', content: mark },
      { property: 'og:image:width', content: '512' },
      { property: 'og:image:height', content: '512' },
    ];
  }
  const width = Math.min(640, picture.width);
  const height = Math.round((picture.height / picture.width) * width);
  const address = sharedPictureUrl(picture.key, publicUrl, root.pictureBase);
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}
