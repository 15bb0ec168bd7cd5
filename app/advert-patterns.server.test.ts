import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { leftOut } from '../core/adverts/advert.ts';
import { advertMarkup, renderContent } from './advert-patterns.server.tsx';
import { AdvertCard } from './components/advert-card.tsx';
import type { ShownAdvert } from './components/advert-content.tsx';
import { AdvertSlip } from './components/advert-slip.tsx';
import type { Surroundings } from './render-alone.server.tsx';
import type { CardAdvert } from './shown-adverts.ts';

const picture = { key: '0123', width: 1280, height: 960, placeholder: 'data:image/webp;base64,AAAA' };
const plain: CardAdvert = {
  id: 'ad_1',
  title: 'moringa <powder> & "leaf"',
  price: 5000,
  district: 'Kampala',
  ...leftOut,
  cover: picture,
  pictureCount: 1,
  postedAt: new Date('2026-01-01T10:00:00Z'),
  likeCount: 0,
  commentCount: 0,
  likedByViewer: false,
  savedByViewer: false,
  seller: undefined,
};
const seller = { id: 'seller1', username: "o'ketch", picture: undefined };

const { placeholder: _, ...withoutPreview } = picture;

const adverts: Readonly<Record<string, ShownAdvert['advert']>> = {
  plain,
  'by a seller': { ...plain, seller },
  'by a seller with a picture': { ...plain, seller: { ...seller, picture: { ...picture, key: '4567' } } },
  'in a village': { ...plain, village: 'Kisenyi <II>' },
  'without a preview': { ...plain, cover: withoutPreview },
  'whose price fell': { ...plain, price: 4000, priceBefore: 5000 },
  'with small pictures': { ...plain, pictureCount: 3, cover: { ...picture, width: 300, height: 200 } },
  'liked and saved': { ...plain, likeCount: 12, commentCount: 1, likedByViewer: true, savedByViewer: true },
  'with marks for gaps': { ...plain, title: '\uE000price\uE001', village: '$&' },
  'posted a moment ago': {
    ...plain,
    id: 'ad_2',
    price: 1_234_567,
    postedAt: new Date('2026-02-01T11:59:59Z'),
  },
};

const visitor = { kind: 'visitor' };
const user = { kind: 'user', id: 'buyer1', username: 'buyer', fullName: 'Buyer', picture: undefined };

function surroundings(more: object, from = '/search?q=a&b="c"'): Surroundings {
  const match = { params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } };
  return {
    context: {
      manifest: {
        entry: { imports: [], module: '' },
        routes: { root: { id: 'root' } },
        url: '',
        version: '',
      },
      future: { v3_singleFetch: true, v3_relativeSplatPath: true },
      staticHandlerContext: { basename: '/', location: { key: 'default' }, matches: [match] },
    },
    root: {
      viewer: visitor,
      lite: false,
      site: { publicUrl: 'https://herbs.example' },
      now: new Date('2026-02-01T12:00:00Z'),
      ...more,
    },
    from,
  } as unknown as Surroundings;
}

test.each(Object.entries(adverts))('an advert %s is the same as what React renders', (_, advert) => {
  for (const around of [
    surroundings({ viewer: visitor }),
    surroundings({ viewer: user, pictureBase: 'https://pictures.example/a' }, '/home'),
    surroundings({ narrowCopies: true }),
    surroundings({ lite: true }),
    surroundings({ asList: true }),
  ]) {
    for (const Content of [AdvertCard, AdvertSlip] as ComponentType<ShownAdvert>[]) {
      for (const photo of ['eager', 'lazy', 'near', 'late'] as const) {
        const props = { advert, photo };
        const markup = advertMarkup(Content, props, around);
        expect(markup).toContain(`/singleherb/${advert.id}"`);
        expect(markup).toBe(renderContent(Content, props, around));
      }
    }
  }
});
