import { createRequestHandler, data, redirect, type ServerBuild } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { answerDocuments } from './answer-documents.ts';
import { buildForTest } from './build-for-test.ts';

type Routes = ServerBuild['routes'];
type Module = Partial<Routes[string]['module']>;

const shared = { id: 'seller1' };
const plain = {
  texts: ['', 'a', 'a', '"\\</script>'],
  numbers: [0, 1, 1.5, -3],
  others: [true, false, null, undefined],
  date: new Date(0),
  objects: [shared, shared, {}, [], { missing: undefined }],
  holes: [new Array(2), Object.assign([1], { 2: 3 })],
};

const Page = () => null;

/** Pages below a root, whose entry answers with all that it was given. */
function buildOf(pages: Readonly<Record<string, Module>>, root: Module = {}): ServerBuild {
  const build = buildForTest({});
  const routes = Object.entries(pages).map(([path, module]) => [
    path,
    { id: path, path, parentId: 'root', module: { default: Page, ...module } },
  ]);
  return {
    ...build,
    routes: {
      root: { id: 'root', path: '', module: { default: Page, loader: () => ({ root: true }), ...root } },
      ...Object.fromEntries(routes),
    } as Routes,
    entry: {
      module: {
        async default(request, status, headers, { serverHandoffStream, ...context }, { handoff }) {
          const { location, matches, loaderData, actionData, errors, statusCode, basename } =
            context.staticHandlerContext;
          if ('unrenderable' in ((Object.values(loaderData).at(-1) ?? {}) as object) && errors === null)
            throw new Error('This cannot be rendered.');
          const { manifest, serverHandoffString, renderMeta, future, isSpaMode } = context;
          const shown = {
            ...{ manifest, serverHandoffString, renderMeta, future, isSpaMode },
            routeModules: Object.keys(context.routeModules),
            staticHandlerContext: {
              ...{ location, loaderData, actionData, errors, statusCode, basename },
              matches: matches.map(({ route, ...match }) => ({ ...match, id: route.id })),
            },
            headers: [...headers],
            data: handoff ?? (await new Response(serverHandoffStream).text()),
            url: request.url,
          };
          return new Response(JSON.stringify(shown, null, 1), { status, headers });
        },
        handleError: () => undefined,
      },
    },
  };
}

const remixOf = (build: ServerBuild) => createRequestHandler(build, 'production');

async function shown(answer: Response) {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

const cookie = (value: string) => ({ headers: { 'Set-Cookie': `a=${value}; Path=/` } });

const pages: Readonly<Record<string, Module>> = {
  home: { loader: () => plain },
  still: {},
  'singleherb/:id': { loader: ({ params, request }) => ({ params, url: request.url }) },
  'singleherb/new': { loader: () => 'a page of its own' },
  gone: { loader: () => data({ gone: true }, { status: 410, ...cookie('1') }) },
  bare: { loader: () => data(null) },
  elsewhere: { loader: () => redirect('/home', cookie('1')) },
  refused: {
    loader: () => {
      throw data({ message: 'No.' }, { status: 403 });
    },
  },
  broken: {
    loader: () => {
      throw new Error('This is a bug.');
    },
  },
  forgotten: { loader: () => undefined as never },
  special: { loader: () => ({ map: new Map([[1, new Set([2n])]]), nan: Number.NaN, zero: -0 }) },
  later: { loader: () => ({ later: Promise.resolve(1) }) },
  unrenderable: { loader: () => ({ unrenderable: true }) },
  strict: { loader: () => null, headers: () => ({ 'Cache-Control': 'no-store' }) },
  resource: { loader: () => new Response('text'), default: undefined },
  '*': { loader: () => data(null, { status: 404 }) },
};

const paths = [
  ...Object.keys(pages)
    .filter((path) => /^\w+$/.test(path))
    .map((path) => `/${path}`),
  '/home?after=a%20b&index=1',
  '/home?',
  '/HOME',
  '/home/',
  '/%68ome',
  '/singleherb/ad_1?photo=2',
  '/singleherb/new',
  '/nothing/here',
];

test.each(paths)('%s is answered as Remix answers it', async (path) => {
  for (const root of [{}, { loader: () => data({ flash: 'yes' }, cookie('0')) }]) {
    const build = buildOf(pages, root);
    for (const method of ['GET', 'HEAD', 'POST']) {
      const request = () => new Request(`http://localhost${path}`, { method });
      const ours = await shown(await answerDocuments(build, remixOf)(request(), {}));
      expect(ours).toEqual(await shown(await remixOf(build)(request(), {})));
    }
  }
});

test.each(paths)('%s runs no loader twice', async (path) => {
  const build = buildOf(pages);
  const loaders = Object.values(build.routes).flatMap(({ module }) =>
    module.loader ? [vi.spyOn(module, 'loader')] : [],
  );
  await answerDocuments(build, remixOf)(new Request(`http://localhost${path}`), {});
  for (const loader of loaders) expect(loader.mock.calls.length).toBeLessThan(2);
});

test('a page with plain data is answered without Remix', async () => {
  const answer = answerDocuments(buildOf(pages), () => () => Promise.reject(new Error('Remix was asked.')));
  for (const path of ['/home?after=x', '/singleherb/ad_1', '/gone'])
    expect((await answer(new Request(`http://localhost${path}`), {})).status).toBe(
      path === '/gone' ? 410 : 200,
    );
});
