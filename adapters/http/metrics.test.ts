import { once } from 'node:events';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { buildForTest } from './build-for-test.ts';
import { createMetrics } from './metrics.ts';
import { nameRoutes } from './name-routes.ts';
import { serveForTest } from './serve-for-test.ts';

const token = 'a-token-of-some-length';
const measured = [{ name: 'eddagala_open_streams', help: 'Open streams.', value: 3 }];
const options = { metrics: { token, process: '2', measure: async () => measured } };
const path = '/metrics';

/** The samples by name and labels; throws on a line that is not valid OpenMetrics. */
function parse(text: string): ReadonlyMap<string, number> {
  expect(text.endsWith('\n# EOF\n')).toBe(true);
  const families = new Set<string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n').slice(0, -2)) {
    const [, word, named = ''] = /^# (TYPE|UNIT|HELP) (\w+) \S/.exec(line) ?? [];
    if (word === 'TYPE') {
      expect(families.has(named), `${named} comes once`).toBe(false);
      families.add(named);
    }
    if (word !== undefined) continue;
    const [, sample = '', labels = '', value = ''] =
      /^(\w+)(\{(?:[a-z]+="[^"\\\n]*",?)*\}) (\d[\d.e-]*)$/.exec(line) ?? expect.fail(line);
    const family = [sample, sample.replace(/_(?:total|bucket|sum|count)$/, '')].find((name) =>
      families.has(name),
    );
    expect(family, `${sample} has a type`).toBeDefined();
    samples.set(sample + labels, Number(value));
  }
  return samples;
}

const labels = (route: string, status: number) => `{process="2",route="${route}",status="${status}"}`;
const counted = (route: string, status: number) =>
  `http_request_duration_seconds_count${labels(route, status)}`;

test('reports what was answered, how long it took, and what it was told', async () => {
  const server = await serveForTest(() => new Response('', { status: 201 }), options);
  await server.ask({ path: '/anything?a=1' });
  await server.ask({ path: '/something/else' });
  await server.ask({ path });
  const { status, headers, body } = await server.ask({ path });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const samples = parse(body.toString());
  expect(samples.get(counted('other', 201))).toBe(2);
  expect(samples.get(counted('/metrics', 200))).toBe(1);
  expect(samples.get('eddagala_open_streams{process="2"}')).toBe(3);
  expect(samples.get('eddagala_database_up{process="2"}')).toBe(1);
  expect(samples.get('process_resident_memory_bytes{process="2"}')).toBeGreaterThan(1e6);
  expect(samples.get('eddagala_uploads{process="2"}')).toBe(0);
});

describe('every sample is described under its own name for programs that know only the older format', () => {
  const counter = { name: 'eddagala_mails_failed_total', help: 'Failed mails.', value: 2 };
  const measure = async () => [...measured, counter];

  test.each([
    ['text/plain', true],
    ['text/plain;version=0.0.4;q=0.5,*/*;q=0.1', true],
    ['application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1', false],
    ['*/*', false],
  ])('when they accept %s: %s', async (accept, older) => {
    const server = await serveForTest(undefined, { metrics: { ...options.metrics, measure } });
    const { headers, body } = await server.ask({ path, headers: { Accept: accept } });
    const text = body.toString();
    expect(headers['content-type']).toMatch(older ? 'text/plain; version=0.0.4' : 'openmetrics');
    expect(text.endsWith('# EOF\n')).toBe(!older);
    const names = Array.from(text.matchAll(/^\w+(?=\{)/gm), ([name]) => name);
    const counters = names.filter((name) => name.endsWith('_total'));
    expect(counters).toEqual(['process_cpu_seconds_total', 'eddagala_mails_failed_total']);
    for (const name of counters) {
      const described = older ? name : name.replace('_total', '');
      expect(text).toMatch(new RegExp(`^# TYPE ${described} counter$`, 'm'));
      expect(text).toMatch(new RegExp(`^# HELP ${described} \\S`, 'm'));
    }
  });
});

test('counts each answer in the buckets that it fits into', () => {
  const metrics = createMetrics('2');
  for (const milliseconds of [1, 5, 6, 400, 90_000]) metrics.count('/', 200, milliseconds);
  const samples = parse(metrics.write([]));
  const buckets = ['0.005', '0.025', '0.1', '0.5', '2.5', '+Inf'].map((le) =>
    samples.get(`http_request_duration_seconds_bucket${labels('/', 200).replace('}', `,le="${le}"}`)}`),
  );
  expect(buckets).toEqual([2, 3, 3, 4, 4, 5]);
  expect(samples.get(counted('/', 200))).toBe(5);
  expect(samples.get(`http_request_duration_seconds_sum${labels('/', 200)}`)).toBeCloseTo(90.412);
});

test('has measured the event loop from the beginning when it is asked for the first time', async () => {
  const metrics = createMetrics('2');
  // Started later, so the other one has recorded everything that this one has.
  const later = monitorEventLoopDelay({ resolution: 20 });
  later.enable();
  await expect.poll(() => later.count).toBeGreaterThan(1);
  later.disable();
  const samples = parse(metrics.write([]));
  for (const figure of ['p50', 'p99', 'max'])
    expect(samples.get(`nodejs_eventloop_lag_${figure}_seconds{process="2"}`), figure).toBeLessThan(100);
  expect(samples.get('nodejs_eventloop_lag_max_seconds{process="2"}')).toBeGreaterThan(0);
});

test('says nothing of the event loop rather than 0 while nothing has been measured', async () => {
  const metrics = createMetrics('2');
  for (const scrape of [1, 2])
    expect([...parse(metrics.write([])).keys()].join(), `scrape ${scrape}`).not.toContain('nodejs_eventloop');
});

test('goes on when the database does not answer, and says so', async () => {
  const measure = () => Promise.reject(new Error('no database'));
  const server = await serveForTest(undefined, { metrics: { ...options.metrics, measure } });
  const { status, body } = await server.ask({ path });
  expect(status).toBe(200);
  expect(parse(body.toString()).get('eddagala_database_up{process="2"}')).toBe(0);
});

test('counts a form with files while it arrives', async () => {
  const read = async (request: Request) => new Response(await request.text().catch(() => 'half'));
  const server = await serveForTest(read, options);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /post HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nContent-Type: multipart/form-data; boundary=a\r\n\r\nhalf ',
  );
  const uploads = async () =>
    parse((await server.ask({ path })).body.toString()).get('eddagala_uploads{process="2"}');
  await expect.poll(uploads).toBe(1);
  socket.destroy();
  await expect.poll(uploads).toBe(0);
});

test.each([
  ['a proxy here asks for somebody else', { 'X-Forwarded-For': '203.0.113.7' }],
  ['a proxy here says that it asks for this machine', { 'X-Forwarded-For': '127.0.0.1' }],
  ['a page makes a browser here ask under the page’s own name', { Host: 'rebound.example' }],
  ['the token is wrong', { 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${token}s` }],
  ['the token is sent as a password', { 'X-Forwarded-For': '203.0.113.7', Authorization: `Basic ${token}` }],
])('are as if they did not exist when %s', async (_, headers) => {
  const server = await serveForTest(() => new Response('not found', { status: 404 }), {
    ...options,
    config: { publicUrl: 'https://herbs.example', trustProxy: 1 },
  });
  const { status, body } = await server.ask({ path, headers });
  expect([status, body.toString()]).toEqual([404, 'not found']);
});

test('are for nobody elsewhere if there is no token', async () => {
  const server = await serveForTest(() => new Response('not found', { status: 404 }), {
    metrics: { ...options.metrics, token: undefined },
  });
  const headers = { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer undefined' };
  expect((await server.ask({ path, headers })).status).toBe(404);
});

test('are for whoever sends the token, even through a proxy', async () => {
  const server = await serveForTest(undefined, {
    ...options,
    config: { publicUrl: 'https://herbs.example' },
  });
  const headers = {
    Host: 'herbs.example',
    'X-Forwarded-For': '203.0.113.7',
    Authorization: `Bearer ${token}`,
  };
  expect((await server.ask({ path, headers })).status).toBe(200);
});

test('names routes by their patterns, and everything else alike', () => {
  const patterns = [
    'singleherb/:id',
    'singleherb/:id/comments/:comment/delete',
    'verify-email',
    'verify-email/:token',
    'robots.txt',
    'Search',
    '*',
  ];
  const { routes } = buildForTest(Object.fromEntries(patterns.map((pattern) => [pattern, {}])));
  const name = nameRoutes({ ...routes, index: { id: 'index', index: true, module: { default: undefined } } });
  expect(name('/')).toBe('/');
  expect(name('/?page=2')).toBe('/');
  expect(name('/_root.data?index')).toBe('/');
  expect(name('/singleherb/ad_1')).toBe('/singleherb/:id');
  expect(name('/SingleHerb/ad_1/')).toBe('/singleherb/:id');
  expect(name('/singleherb/ad_1.data')).toBe('/singleherb/:id');
  expect(name('/singleherb/ad_1/comments/c_1/delete')).toBe('/singleherb/:id/comments/:comment/delete');
  expect(name('/singleherb/ad_1/comments/c_1/elsewhere')).toBe('other');
  expect(name('/verify-email/secret')).toBe('/verify-email/:token');
  expect(name('/robots.txt')).toBe('/robots.txt');
  expect(name('/assets/entry-abc.js')).toBe('/assets/*');

  const asked = Array.from(
    { length: 10_000 },
    (_, index) => `/${index % 7 ? 'singleherb/' : 'x'}${index}/${index % 3}`,
  );
  expect(new Set(asked.map(name))).toEqual(new Set(['other']));
  expect(name('/%E0%A4%A')).toBe('other');
  expect(name('//singleherb//"\n\\')).not.toMatch(/["\\\n]/);
});
