import { expect, test } from 'vitest';
import { MainNavigation } from './components/main-navigation.tsx';
import { MiniFooter } from './components/mini-footer.tsx';
import { TopBar } from './components/top-bar.tsx';
import { partMarkup } from './kept-parts.server.ts';
import { renderAlone, type Surroundings } from './render-alone.server.tsx';

const user = { kind: 'user', id: 'buyer1', username: 'buyer', fullName: 'Buyer', picture: undefined };

function surroundings(more: object, from: string, page: object = {}): Surroundings {
  const matches = ['root', 'routes/page'].map((id) => ({
    params: {},
    pathname: '/',
    pathnameBase: '/',
    route: { id },
  }));
  const root = {
    viewer: { kind: 'visitor' },
    site: { name: 'Eddagala', publicUrl: 'https://herbs.example' },
    now: new Date('2026-02-01T12:00:00.250Z'),
    ...more,
  };
  return {
    context: {
      manifest: {
        entry: { imports: [], module: '' },
        routes: { root: { id: 'root' } },
        url: '',
        version: '',
      },
      future: { v3_singleFetch: true, v3_relativeSplatPath: true },
      staticHandlerContext: {
        basename: '/',
        location: { key: 'default' },
        matches,
        loaderData: { root, 'routes/page': page },
      },
    },
    root,
    from,
  } as unknown as Surroundings;
}

const paths = [
  '/',
  '/home?after=x',
  '/search?q=a',
  '/messages',
  '/chat?with=buyer2',
  '/account',
  '/account/settings',
  '/account/devices',
  '/saved',
  '/singleherb/ad_1',
  '/no such page',
];
const people = [
  {},
  { viewer: user },
  { viewer: { ...user, id: 'buyer2', username: '<b>', picture: { key: 'face', width: 1, height: 1 } } },
  { viewer: user, unread: 3, unreadNotifications: 120 },
  ...[{ lite: true }, { narrowCopies: true }, { pictureBase: 'https://pictures.example/a' }].map((how) => ({
    viewer: { ...user, picture: { key: 'face', width: 300, height: 300 } },
    ...how,
  })),
  { viewer: { kind: 'account', id: 'account1' } },
  { site: { name: 'Herbs & more' } },
  { now: new Date('2026-02-01T12:00:01Z') },
  { now: new Date('2027-02-01T12:00:01Z') },
];

test.each([
  ['the top bar', TopBar],
  ['the navigation', MainNavigation],
  ['the footer', MiniFooter],
])('%s is kept as React renders it, whoever looks at it, where and when', (_, Part) => {
  for (let time = 0; time < 2; time += 1)
    for (const path of paths)
      for (const person of people) {
        const around = surroundings(person, path);
        expect(partMarkup(Part, around)).toBe(renderAlone(Part, around));
      }
});

test('a page that marks messages as read says how many are left', () => {
  expect(partMarkup(MainNavigation, surroundings({ viewer: user, unread: 8 }, '/chat', { unread: 7 }))).toBe(
    renderAlone(MainNavigation, surroundings({ viewer: user, unread: 7 }, '/chat')),
  );
});
