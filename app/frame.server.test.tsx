import type { AppLoadContext, EntryContext } from '@remix-run/node';
import {
  Form,
  Link,
  NavLink,
  useActionData,
  useFetcher,
  useFetchers,
  useFormAction,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react';
import { expect, test, vi } from 'vitest';
import handleRequest from './entry.server.tsx';
import { titled } from './page-meta.ts';
import * as root from './root.tsx';
import { useRootData } from './root-data.ts';
import * as chat from './routes/_inbox.chat._index.tsx';
import * as moderation from './routes/moderation.tsx';

/** What stands around every page, and a page. */
const Layout = vi.fn(root.Layout);
const Page = vi.fn(() => {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>
        {pathname}
        {search} {useLoaderData<{ words: string }>().words}
      </h1>
      <Form action={useFormAction()} method="post">
        <Link to=".">here</Link> <Link to="../beside?a">beside</Link> <NavLink to="/home">home</NavLink>
      </Form>
      <pre>{JSON.stringify(useRouterOnServer())}</pre>
    </>
  );
});

/** Whatever a page can learn from the router. */
function useRouterOnServer() {
  const { load: _, submit: __, Form: ___, ...fetcher } = useFetcher();
  return [
    ...[useParams(), useMatches(), useHref('sub'), useNavigation(), useNavigationType(), useActionData()],
    ...[fetcher, useFetchers(), useRevalidator().state, String(useSearchParams()[0])],
    ...[useRouteLoaderData('root'), useRouteLoaderData('other')],
  ];
}

const thePage = {
  handle: { script: 'always' },
  meta: titled('Its "name" & more', { path: '/home' }),
  default: Page,
};

/** What a form is answered with that was refused before anything was loaded. */
const refusal = { status: 403, statusText: '', internal: false, data: { message: 'Not yours.' } };

/** The document of a page as a route with this id. */
async function documentOf(
  id: string,
  person: object | null,
  path: string,
  words: string,
  { page = thePage, ...more }: Partial<AppLoadContext> & { readonly page?: object } = {},
) {
  const url = new URL(path, 'https://herbs.example');
  const { pathname, search } = url;
  const module = {
    id,
    parentId: 'root',
    path: '*',
    module: '/assets/page.js',
    hasLoader: true,
  };
  const match = { params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/' };
  const context = {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true }, [id]: module },
      url: '/assets/manifest.js',
      version: '',
    },
    routeModules: { root: { ...root, Layout }, [id]: page },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true },
    staticHandlerContext: {
      basename: '/',
      location: { pathname, search, hash: '', state: null, key: 'default' },
      matches: [
        { ...match, pathname: '/', pathnameBase: '/', route: { id: 'root' } },
        { ...match, route: { id } },
      ],
      loaderData: {
        root: person && {
          viewer: { kind: 'visitor' },
          unverified: false,
          site: { name: 'Eddagala', publicUrl: url.origin },
          now: new Date('2026-02-01T12:00:00.250Z'),
          ...person,
        },
        [id]: { words },
      },
      actionData: { [id]: { refused: words } },
      errors: person === null ? { root: refusal } : null,
    },
    serverHandoffString: '{}',
    renderMeta: {},
  } as unknown as EntryContext;
  const loadContext = { nonce: words.replaceAll(/\W/g, ''), handoff: `["${words}"]\n`, ...more };
  const answer = await handleRequest(new Request(url), 200, new Headers(), context, loadContext);
  return (await answer.text()).replaceAll(id, 'the page');
}

const user = { kind: 'user', id: 'buyer1', username: 'buyer', fullName: 'Buyer', picture: undefined };
const people = [
  {},
  { viewer: user },
  { viewer: { ...user, id: 'buyer2', username: '<b>' } },
  { viewer: user, unread: 3, unreadNotifications: 120 },
  { viewer: user, unverified: true },
  { viewer: { kind: 'account', id: 'account1' } },
  { lite: true },
  { flash: { kind: 'success', text: 'Only for me' } },
  { flash: { kind: 'error', text: 'Only for somebody else' } },
  { site: { name: 'Herbs & more', publicUrl: 'https://other.example' } },
  { now: new Date('2027-02-01T12:00:01Z') },
  { requestId: 'another' },
];

test.each([
  ['a conversation', chat.handle, 0],
  ['the moderation desk', moderation.handle, 0],
  ['any other page', undefined, 1],
])(
  'the mini-footer stands everywhere but in conversations and at the moderation desk: %s',
  async (_, handle, count) => {
    const text = await documentOf('routes/any', {}, '/any', 'a', { page: { ...thePage, handle } });
    expect(text.split('class="mini-footer"').length - 1).toBe(count);
    expect(text.split('<footer').length - 1).toBe(count);
  },
);

test('a page has the same document in a kept frame as without, whoever looks at it, where and when', async () => {
  for (let time = 0; time < 2; time += 1)
    for (const path of ['/home', '/home?after=x', '/search?q="a"'])
      for (const [index, person] of people.entries()) {
        const words = `words ${time} ${index} $& {page} ” 🌿`;
        const inFrame = await documentOf('routes/home', person, path, words);
        expect(inFrame).toBe(await documentOf('routes/elsewhere', person, path, words));
        expect(inFrame).toContain(words.replaceAll('&', '&amp;'));
      }
});

test('a page is rendered by itself once its frame is known', async () => {
  const person = { viewer: { ...user, id: 'buyer3' } };
  const times: number[][] = [];
  for (const words of ['first', 'second']) {
    vi.clearAllMocks();
    await documentOf('routes/home', person, '/home', words);
    times.push([Layout.mock.calls.length, Page.mock.calls.length]);
  }
  expect(times).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('a page of which nothing was loaded says why', async () => {
  expect(await documentOf('routes/home', null, '/home', 'nothing')).toContain('Not yours.');
});

test('a page is rendered only while somebody waits for it', async () => {
  for (const id of ['routes/home', 'routes/elsewhere']) {
    vi.clearAllMocks();
    expect(await documentOf(id, {}, '/home', 'gone', { isWanted: () => false })).toBe('');
    expect([Layout.mock.calls.length, Page.mock.calls.length]).toEqual([0, 0]);
    expect(await documentOf(id, {}, '/home', 'still here', { isWanted: () => true })).toContain('still here');
  }
});

const Card = () => <p>for {useRootData()?.viewer.fullName}</p>;
const cards = { default: () => [<Card key="1" />, <Card key="2" />] };

test('cards that show who looks at them show each of two people of one kind their own name', async () => {
  const look = (fullName: string, id: string) =>
    documentOf('routes/home', { viewer: { ...user, fullName } }, '/home', id, {
      page: { ...thePage, ...cards },
    });
  expect(await look('Nakato', 'first')).toContain('<p>for <!-- -->Nakato</p>');
  const okello = await look('Okello', 'second');
  expect(okello).toContain('<p>for <!-- -->Okello</p>');
  expect(okello).not.toContain('Nakato');
});
