import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../adapters/sql/connection/database.ts';
import type { Tables } from '../adapters/sql/connection/schema.ts';
import { isLeftBehind } from '../adapters/sql/copy/tables.ts';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { sessionTouchInterval } from '../core/accounts/session-lifetime.ts';
import { theOperator } from '../core/moderation/actor.ts';
import { sanctionAs } from '../core/moderation/sanction-member.ts';
import { built } from '../scripts/commands/build.ts';
import { type Cast, fillIn, newCast } from './access-cast.ts';
import { accessTable, type Body, type Outcomes, type ViewerKind, viewers } from './access-table.ts';
import { openDatabaseOf, openSiteOf, type Site, startSite } from './site.ts';

/**
 * Tables that change by themselves, or because somebody was refused. Open payments are asked about in the background; each
 * step of theirs also stands in the ledger, which is counted. What search finds follows from the rest. Who has seen an
 * advert is stored each minute.
 */
const uncounted = [
  'outbox',
  'drafts',
  'payments',
  'listed_adverts',
  'advert_views',
  'daily_views',
  'view_keys',
  'view_marks',
];

/** A port at which nothing listens; the first step does not connect. */
const google = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_OAUTH_ORIGIN: 'http://localhost:9',
};

const build: ServerBuild = await import(pathToFileURL(built.server).href);
const rows = Object.entries(accessTable);
const acts = rows.flatMap(([id, { path, post }]) => (post ? [{ id, path, post }] : []));

describe('access', () => {
  let site: Site;
  let shop: OpenSite;
  let database: OpenDatabase;
  beforeAll(async () => {
    site = await startSite(google);
    shop = await openSiteOf(site);
    database = openDatabaseOf(site);
    await shop.core.signUp({
      fullName: 'Somebody Registered',
      username: 'registered',
      email: 'registered@example.com',
      password: 'omululuza-2026',
      confirmPassword: 'omululuza-2026',
      consent: true,
      language: 'en',
      formKey: '',
      origin: site.url,
    });
  });
  afterAll(async () => {
    await database?.close();
    await shop?.close();
    await site?.stop();
  });

  const casts = new Map<ViewerKind, Cast & { readonly madeAt: number }>();

  /**
   * The people and adverts of a viewer of this kind, the same ones until something is done to them, or until the use of
   * their session would soon be recorded, which also is a change.
   */
  async function castOf(kind: ViewerKind): Promise<Cast> {
    const madeAt = Date.now();
    const known = casts.get(kind);
    if (known !== undefined && madeAt - known.madeAt < sessionTouchInterval / 2) return known;
    const cast = await newCast(shop, kind);
    // The site starts examining photos of adverts that other processes posted a few seconds later; this waits until it
    // has finished.
    const looking = sql<boolean>`task like '{"kind":"find-known-photos"%'`;
    await database.db.deleteFrom('outbox').where(looking).where('leased_by', 'is', null).execute();
    casts.set(kind, { ...cast, madeAt });
    return cast;
  }

  /** Sends a request; returns the outcome in the table's notation. */
  async function ask(
    { cookie, words }: Cast,
    path: string,
    {
      body,
      // As every browser sends with a form from this site.
      headers = body === undefined ? {} : { Origin: site.url },
      method = body === undefined ? 'GET' : 'POST',
    }: Question = {},
  ): Promise<number | string> {
    const fill = (text: string) => fillIn(text, words);
    const answer = await fetch(new URL(fill(path), site.url), {
      method,
      redirect: 'manual',
      headers: { ...(cookie === undefined ? {} : { Cookie: cookie }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : formOf(body, fill) }),
    });
    await answer.body?.cancel();
    const location = answer.headers.get('Location');
    return location === null ? answer.status : `${answer.status} ${location}`;
  }

  /** All rows of the database, except of the tables above. */
  async function everything(): Promise<string> {
    const { db } = database;
    const found: unknown[] = [];
    for (const { name } of await db.introspection.getTables()) {
      if (uncounted.includes(name) || isLeftBehind(name)) continue;
      const held = await db
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute();
      found.push([name, held]);
    }
    return JSON.stringify(found);
  }

  /** The number of unfinished tasks of deletions and new photos. */
  async function following(): Promise<number> {
    const waiting = await database.db.selectFrom('outbox').select('task').execute();
    return waiting.filter(({ task }) =>
      /^\{"kind":"(?:delete-account|sweep-pictures|find-known-photos)"/.test(task),
    ).length;
  }

  it('has a row for each route and action, and no other', () => {
    // What stands around others answers together with them.
    const isOffered = ({ id, path, index, module }: NonNullable<ServerBuild['routes'][string]>) =>
      (id === 'root' || index || path !== undefined) &&
      (module.loader !== undefined || module.default !== undefined);
    const offered = Object.entries(build.routes).flatMap(([id, route]) =>
      route === undefined
        ? []
        : [...(isOffered(route) ? [id] : []), ...(route.module.action === undefined ? [] : [`${id} (post)`])],
    );
    const listed = rows.flatMap(([row, { post }]) => {
      const id = routeOf(row);
      return [id, ...(post ? [`${id} (post)`] : [])];
    });
    expect([...new Set(listed)].toSorted()).toEqual(offered.toSorted());
  });

  it.each(rows.filter(([id]) => id !== 'root'))('%s is what answers at its path', (id, { path }) => {
    const { pathname } = new URL(path, 'http://localhost');
    expect(pathname).toMatch(patternOf(routeOf(id)));
  });

  it.each([
    ['/about', '301 /about-us'],
    ['/privacy', '301 /privacy-policy'],
    ['/terms', '301 /terms-conditions'],
    ['/toString', 404],
  ])('%s is a short address, or none', async (path, expected) => {
    expect(await ask(await castOf('visitor'), path)).toEqual(expected);
  });

  it.each(rows)('%s gives each kind of reader the right answer', async (_id, { path, get }) => {
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const viewer of askersOf(get)) {
      const cast = await castOf(viewer);
      answers[viewer] = await ask(cast, path);
      expected[viewer] = expectation(get[viewer], path, cast);
    }
    expect(answers).toEqual(expected);
  });

  it.each(acts)(
    '$id works for those who may do it, and changes nothing where it refuses',
    async ({ path, post }) => {
      const answers: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const viewer of askersOf(post.outcomes, post.changesNothingFor)) {
        const cast = await castOf(viewer);
        await expect.poll(following).toBe(0);
        const before = await everything();
        const answer = await ask(cast, path, { body: post.body });
        const changed = (await everything()) !== before;
        if (changed) casts.delete(viewer);
        answers[viewer] = [answer, changed ? 'something changed' : 'nothing changed'];
        const changes = isAdmitted(post.outcomes[viewer]) && !post.changesNothingFor.includes(viewer);
        // Whoever acted is led back to the page, whose action the router tells apart by `index`.
        const outcome = expectation(post.outcomes[viewer], path.replace(/\?index$/, ''), cast);
        expected[viewer] = [outcome, changes ? 'something changed' : 'nothing changed'];
      }
      expect(answers).toEqual(expected);
    },
  );

  it('lets somebody who is suspended read everything that is theirs', async () => {
    const cast = await newCast(shop, 'user');
    const accountId = fillIn('THE-VIEWER', cast.words);
    const { version } = await shop.ports.members.standing(accountId);
    const suspension = {
      accountId,
      version,
      kind: 'suspend',
      days: '1',
      reason: 'Sold what was not there.',
    } as const;
    await sanctionAs(shop.ports, theOperator, suspension);
    for (const path of [
      '/account',
      '/account/data',
      '/account/settings',
      '/chat?with=THE-OWNER',
      '/messages',
      '/notifications',
      '/saved',
      '/saved?tab=searches',
    ])
      expect([path, await ask(cast, path)]).toEqual([path, 200]);
    expect(await ask(cast, '/chat?with=THE-OWNER', { body: { message: 'Good day.' } })).toBe(403);
  });

  it.each(rows)('%s refuses other sites and other methods', async (_id, { path, post }) => {
    const cast = await castOf('owner');
    await expect.poll(following).toBe(0);
    const before = await everything();
    expect(await ask(cast, path, { method: 'PROPFIND' })).toBe(405);
    if (post === undefined) expect(await ask(cast, path, { body: {} })).toBe(405);
    for (const headers of post === undefined || post.fromAnywhere ? [] : foreign) {
      expect(await ask(cast, path, { body: post?.body ?? '', headers })).toBe(403);
    }
    expect(await everything()).toBe(before);
  });
});

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** The headers of cross-site form posts, of new browsers and old ones. */
const foreign = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/**
 * Who asks: one of all that the table expects the same of, but visitors and accounts always. That each use case refuses
 * whom it is not for, whoever that is, core/guards.test.ts proves.
 */
function askersOf(outcomes: Outcomes, changesNothingFor: readonly ViewerKind[] = []): readonly ViewerKind[] {
  const expected = (viewer: ViewerKind) => `${outcomes[viewer]} ${changesNothingFor.includes(viewer)}`;
  // Somebody with an advert of their own, where it is about the owner's.
  const other = expected('owner') === expected('user') ? 'user' : 'stranger';
  return viewers.filter(
    (viewer) => ['visitor', 'account', other].includes(viewer) || expected(viewer) !== expected(other),
  );
}

const doors: Readonly<Record<string, string>> = { 'log in': '/login', 'set up account': '/setup-account' };

/** The expected outcome; `here` is the page to which a log-in or a new profile returns. */
function expectation(outcome: Outcomes[ViewerKind], here: string, { words }: Cast): unknown {
  if (typeof outcome === 'number') return outcome;
  const door = doors[outcome];
  const written = door === undefined ? outcome : `303 ${door}?redirectTo=${encodeURIComponent(here)}`;
  const filled = fillIn(written, words);
  if (!filled.includes('*')) return filled;
  return expect.stringMatching(new RegExp(`^${filled.split('*').map(literally).join('.*')}$`));
}

/** Whoever is sent to log in or to make a profile first is refused like any other. */
function isAdmitted(outcome: Outcomes[ViewerKind]): boolean {
  return typeof outcome === 'number' ? outcome < 400 : doors[outcome] === undefined;
}

function formOf(fields: Readonly<Record<string, string>>, fill: (text: string) => string): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
}

/** The file name of the route that a row is about. */
function routeOf(row: string): string {
  return row.split(' ')[0] ?? row;
}

function patternOf(id: string): RegExp {
  const segments: string[] = [];
  for (let route = build.routes[id]; route !== undefined; route = build.routes[route.parentId ?? '']) {
    segments.unshift(...(route.path ?? '').split('/').filter((segment) => segment !== ''));
  }
  const parts = segments.map((segment) =>
    segment === '*' ? '.+' : segment.startsWith(':') ? '[^/]+' : literally(segment),
  );
  return new RegExp(`^/${parts.join('/')}$`);
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
