import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { createRandom, type Random } from '../scripts/cli/random.ts';
import { type Cast, fillIn, newCast } from './access-cast.ts';
import { type AccessRow, accessTable, viewers } from './access-table.ts';
import { openSiteOf, type Site, startSite } from './site.ts';

interface FuzzReport {
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The faults, with their requests: statuses of 500 and above, and missing responses. */
  readonly faults: readonly string[];
  /** Error lines of the site's log. */
  readonly errors: readonly string[];
  /** The number of tried targets, of all. */
  readonly tried: number;
  readonly known: number;
}

/** A target of bad values: a segment of a row's path, a search parameter, or a field of its form. */
interface Target {
  readonly row: AccessRow;
  readonly place: 'path' | 'query' | 'field';
  readonly name: string;
}

/** Requests that share one cast; more would request what others have deleted. */
const requestsPerCast = 5;
/** Weighted, so that most requests come from a viewer who is not redirected. */
const askers = [...viewers, 'owner', 'owner', 'owner', 'user'] as const;
/** UTF-16 units: the most that fit into an address of 16 KiB in any encoding. */
const longestInAddress = 1500;

/**
 * Sends bad values to a site of its own: in every segment of every address, and in every search parameter and form
 * field that the app reads anywhere, on every page, as every kind of viewer. A seed determines the values.
 */
export async function fuzz(
  { seed, requests }: { readonly seed: string; readonly requests: number },
  onProgress: (done: number) => void = () => {},
): Promise<FuzzReport> {
  const random = createRandom(seed);
  const targets = random.shuffle(await findTargets());
  // Requests have different client addresses, so that limits don't refuse them.
  const site = await startSite({ TRUST_PROXY: '1' });
  let shop: OpenSite | undefined;
  try {
    shop = await openSiteOf(site);
    const answers = await sendAll(site, shop, { random, targets, requests, onProgress });
    const errors = site.output().split('\n');
    return {
      ...answers,
      errors: errors.filter((line) => line.includes('"level":"error"')),
      tried: Math.min(requests, targets.length),
      known: targets.length,
    };
  } finally {
    await shop?.close();
    await site.stop();
  }
}

/** Finds the parameters and fields in the app's source, so that new ones are tried without being listed here. */
async function findTargets(): Promise<Target[]> {
  const fields = new Set(['images', 'profilepic']);
  const parameters = new Set(['_routes', 'index']);
  const app = join(import.meta.dirname, '../app');
  const files = await readdir(app, { recursive: true });
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes('test'))) {
    const source = await readFile(join(app, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:fields\[|all\.get\()'(\w+)'/g)) fields.add(name);
    for (const [, name = ''] of source.matchAll(/searchParams\.\w+\('(\w+)'/g)) parameters.add(name);
  }
  return Object.values(accessTable).flatMap((row): Target[] => [
    ...row.path
      .replace(/\?.*/, '')
      .split('/')
      .slice(1)
      .map((name) => ({ row, place: 'path' as const, name })),
    ...[...parameters].map((name) => ({ row, place: 'query' as const, name })),
    ...(row.post === undefined ? [] : [...fields].map((name) => ({ row, place: 'field' as const, name }))),
  ]);
}

interface Run {
  readonly random: Random;
  readonly targets: readonly Target[];
  readonly requests: number;
  readonly onProgress: (done: number) => void;
}

async function sendAll(site: Site, shop: OpenSite, { random, targets, requests, onProgress }: Run) {
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let cast: Cast | undefined;
  for (let number = 0; number < requests; number += 1) {
    if (cast === undefined || number % requestsPerCast === 0) cast = await newCast(shop, random.pick(askers));
    const target = targets[number % targets.length];
    if (target === undefined) throw new Error('There is nothing to ask for');
    const question = await ask(target, cast, random);
    const status = await send(site, question).catch((error: unknown) => String(error));
    if (typeof status === 'number') statuses[status] = (statuses[status] ?? 0) + 1;
    if (typeof status === 'string' || status >= 500) faults.push(`${status}: ${describe(question)}`);
    onProgress(number + 1);
  }
  return { statuses, faults };
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

async function ask({ row, place, name }: Target, { cookie, words }: Cast, random: Random): Promise<Question> {
  const fill = (text: string) => fillIn(text, words);
  const [pathname = '', search] = row.path.split('?');
  const badPath =
    place === 'path' ? pathname.replace(`/${name}`, () => `/${badSegment(random, words[name])}`) : pathname;
  const parameters = new URLSearchParams(search === undefined ? '' : fill(search));
  if (place === 'query')
    parameters.set(name, badValue(random, parameters.get(name) ?? '').slice(0, longestInAddress));
  const query = parameters.size === 0 ? '' : `?${parameters}`;
  const headers = {
    'X-Forwarded-For': `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`,
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie === undefined ? {} : { Cookie: random.chance(0.05) ? badCookie(random, cookie) : cookie }),
  };
  const path = fill(badPath) + query;
  if (row.post === undefined || (place !== 'field' && random.chance(0.5))) {
    return { method: 'GET', path, headers };
  }
  const { body } = row.post;
  const valid = typeof body === 'string' ? {} : body;
  const fields = Object.entries(valid).map(([field, value]): [string, string] => [field, fill(value)]);
  const bad = (field: string): [string, string] => [field, badValue(random, fill(valid[field] ?? ''))];
  const others = fields.filter(([field]) => field !== name && random.chance(0.9));
  const twice = place === 'field' && random.chance(0.1) ? [bad(name)] : [];
  const sent = [...others, ...(place === 'field' ? [bad(name)] : []), ...twice];
  return { method: 'POST', path, ...(await encode(sent, { name, random, headers })) };
}

/** Encodes a form as browsers do, with and without files, and occasionally as none does. */
async function encode(
  fields: readonly [string, string][],
  { name, random, headers }: { name: string; random: Random; headers: Readonly<Record<string, string>> },
): Promise<Pick<Question, 'headers' | 'body'>> {
  if (random.chance(0.05)) {
    const type = random.pick(['application/json', 'text/plain', 'multipart/form-data', 'image/jpeg', ';;']);
    return { headers: { ...headers, 'Content-Type': type }, body: Buffer.from(badValue(random)) };
  }
  const multipart = random.chance(0.3);
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [field, value] of fields) form.append(field, value);
  if (form instanceof FormData && (name === 'images' || name === 'profilepic')) {
    form.append(name, new File([badValue(random)], badValue(random), { type: 'image/jpeg' }));
  }
  const encoded = new Response(form);
  return {
    headers: { ...headers, 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** By node:http, because fetch normalises addresses. */
async function send(site: Site, { method, path, headers, body }: Question): Promise<number> {
  const outgoing = request(site.url, { method, path, headers, agent: false });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  // Without reading the body, because event streams never end.
  response.destroy();
  return response.statusCode;
}

function describe({ method, path, headers, body }: Question): string {
  const type = headers['Content-Type'] === undefined ? '' : ` (${headers['Content-Type']})`;
  const who = headers['Cookie'] === undefined ? 'a visitor' : 'somebody signed in';
  return `${method} ${path.slice(0, 300)} by ${who}${type} ${body?.toString('utf8').slice(0, 600) ?? ''}`;
}

function badValue(random: Random, valid = ''): string {
  if (valid !== '' && random.chance(0.3)) return spoil(random, valid);
  return random.pick(badValues);
}

function spoil(random: Random, valid: string): string {
  const at = random.whole(0, valid.length);
  return random.pick([
    valid.slice(0, at),
    valid.slice(0, at) + random.pick(badValues).slice(0, 20) + valid.slice(at),
    valid.repeat(2),
    valid.toUpperCase(),
    ` ${valid} `,
    `${valid}\0`,
  ]);
}

function badSegment(random: Random, valid = ''): string {
  if (random.chance(0.4)) return random.pick(badSegments);
  const value = badValue(random, valid).slice(0, longestInAddress);
  return encodeURIComponent(Buffer.from(value).toString());
}

function badCookie(random: Random, cookie: string): string {
  return random.pick([
    cookie.slice(0, -3),
    'session=',
    'session=%',
    `session=${'x'.repeat(3000)}`,
    `${cookie}; ${cookie}x`,
  ]);
}

const badValues: readonly string[] = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '\uFFFF',
  '\uD800',
  '\u202Etxet',
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  '0x10',
  '٣٤٥',
  '9007199254740993',
  '9'.repeat(400),
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '{"a":{"b":[1,null]}}',
  '[[[[',
  '{"reference":null,"status":{}}',
  "' or 1=1 --",
  '%',
  '_%_%_',
  '"',
  '"NEAR(a b)" AND *',
  'a* OR b^2 -c',
  '<script>alert(1)</script>',
  '<!--',
  '../../../../etc/passwd',
  '..\\..\\',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '0000-00-00',
  '2026-02-30',
  '275761-01-01',
  '-000001-01-01T00:00:00Z',
  'ad_0',
  'ad_99999999999999999999',
  'ad_1700000000000',
  'a@b',
  'a@b.c, d@e.f',
  'a@b.example\r\nBcc: d@e.f',
  `${'a'.repeat(250)}@example.com`,
  'ﷺ'.repeat(2000),
  `e${'\u0301'.repeat(500)}`,
  '👩🏿‍🌾'.repeat(50),
  'İIıi',
  'ß'.repeat(101),
  'x'.repeat(2001),
  'x'.repeat(70_000),
  'MTcwMDAwMDAwMDAwMA',
  'eyJhIjoxfQ==',
  '~~~~',
  '1700000000000_ad_1700000000000',
  '\uFEFF',
  '\x1b[31m',
  '%00',
  '%E0%A4%A',
  '+256',
  '１２３',
];

/** Segments as in the address, percent-encoded. */
const badSegments: readonly string[] = [
  '%',
  '%00',
  '%0A',
  '%5C',
  '%5C%20x',
  '%2F',
  '%2E%2E',
  '..%2F..%2F',
  '%C0%AF',
  '%ED%A0%80',
  '%FF%FE',
  '%E2%80%A8',
  ';a=b',
  '.data',
  '_.data',
  '*',
  ':id',
  '$',
  '(.*)',
  '//',
  '/',
  '\\',
  'a/b/c',
  '%25',
  '%2525',
  "'",
  '%22',
  '[',
  '{}',
  '|',
  'x'.repeat(8000),
];
