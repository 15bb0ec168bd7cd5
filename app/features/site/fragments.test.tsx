import { expect, test } from 'vitest';
import { answerOf } from '../../rendering/answer-for-test.ts';
import { FragmentMarkupContext } from '../../rendering/fragment.tsx';
import { AdvertCard } from '../adverts/advert-card.tsx';
import { AdvertSlips } from '../adverts/advert-slip.tsx';
import type { CardAdvert } from '../adverts/advert-views.ts';
import { FilterFields } from '../search/filters.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MiniFooter } from './mini-footer.tsx';
import { TopBar } from './top-bar.tsx';

const cover = { key: '0123', width: 1280, height: 960, placeholder: 'data:image/webp;base64,AA' };
const advert: CardAdvert = {
  id: 'ad_1',
  title: 'Moringa “leaf” & ŋŋ 🌿',
  price: 5000,
  district: 'Kampala',
  village: undefined,
  cover,
  pictureCount: 3,
  postedAt: new Date('2026-02-01T11:00:00.123Z'),
  likeCount: 0,
  commentCount: 0,
  likedByViewer: false,
  savedByViewer: false,
  seller: { id: 'seller1', username: 'okot', picture: { key: '4567' } },
};
const adverts: readonly CardAdvert[] = [
  advert,
  {
    ...advert,
    per: 'per 250 g',
    priceBefore: 7000,
    chip: 'Sold',
    village: 'Ntinda',
    seller: undefined,
    kilometres: 16,
  },
  { ...advert, likeCount: 1, likedByViewer: true, savedByViewer: true },
];
const misread = { min: { typed: 'a “few”', problem: 'That is no price.' }, max: undefined };

/** Everything whose markup is kept. */
const Parts = () => (
  <>
    <TopBar />
    <MainNavigation />
    {adverts.flatMap((each) =>
      (['eager', 'late'] as const).map((photo) => (
        <AdvertCard key={`${adverts.indexOf(each)} ${photo}`} advert={each} photo={photo} />
      )),
    )}
    <AdvertSlips
      adverts={[{ id: 'ad_1', title: advert.title, price: 5000, per: 'per kg', cover }]}
      leads="liked"
    />
    <FilterFields
      filters={{ parameters: '', misread: undefined, near: undefined, narrowed: false, cleared: '/home' }}
    />
    <FilterFields
      filters={{
        parameters: 'district=Kampala&sort=cheapest',
        misread: misread as never,
        near: 'Gulu',
        narrowed: true,
        cleared: '/home',
      }}
    />
    <MiniFooter />
  </>
);

/** As the server keeps them, and as a browser renders them. */
const Page = () => (
  <>
    <Parts />
    <hr />
    <FragmentMarkupContext.Provider value={undefined}>
      <Parts />
    </FragmentMarkupContext.Provider>
    <hr />
  </>
);

const user = { kind: 'user', id: 'buyer1', username: 'buyer', fullName: 'Buyer', picture: undefined };
const pictured = { ...user, picture: { key: 'face', width: 300, height: 300 } };
const people = [
  {},
  { viewer: user },
  { viewer: { ...pictured, id: 'buyer2', username: '<b>' } },
  { viewer: user, unread: 3, unreadNotifications: 120 },
  { viewer: pictured, lite: true },
  { viewer: pictured, narrowCopies: true },
  { viewer: pictured, pictureBase: 'https://pictures.example/a' },
  { viewer: { kind: 'account', id: 'account1' } },
  { asList: true },
  { site: { name: 'Herbs & “more”', publicUrl: 'https://other.example' } },
  { now: new Date('2026-02-01T12:30:01Z') },
  { now: new Date('2027-02-01T12:00:01Z') },
];

test.each(['/home', '/search?q=a', '/chat', '/account/devices', '/no such page'])(
  'at %s the server sends of each part what a browser renders, whoever looks at it, where and when',
  async (path) => {
    const texts = new Set<string>();
    for (let time = 0; time < 3; time += 1)
      for (const person of people) {
        const document = await (await answerOf(Page, { path, person })).text();
        const [kept = '', rendered] = document.slice(document.indexOf('<main')).split(/<hr\/?>/);
        const text = kept
          .slice(kept.indexOf('<header'))
          .replace(/&#(\d{3,});/g, (_, code: string) => String.fromCodePoint(Number(code)));
        expect(text).toBe(rendered);
        texts.add(text);
      }
    expect(texts.size).toBe(people.length);
  },
);
