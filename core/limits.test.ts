import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from './limits-for-test.ts';
import type { ThrottledAct } from './shared/throttling/limits.ts';
import { hour } from './shared/time/durations.ts';

const acts: readonly (readonly [string, ThrottledAct])[] = Object.entries(limits);

it('knows every limit that a subject declares, each under a name of its own', async () => {
  const declared: string[] = [];
  for (const subject of readdirSync(import.meta.dirname)) {
    const path = join(import.meta.dirname, subject, 'throttling-limits.ts');
    if (!existsSync(path)) continue;
    const tables: Readonly<Record<string, object>> = await import(path);
    declared.push(...Object.values(tables).flatMap(Object.keys));
  }
  expect(declared.toSorted()).toEqual(Object.keys(limits).toSorted());
});

it.each(acts)('%s leaves room for a street that shares one address', (_act, { client }) => {
  expect(client).toBeDefined();
  expect(((client?.count ?? 0) * hour) / (client?.window ?? 1)).toBeGreaterThanOrEqual(30);
});

it.each(['log-in', 'sign-up'] as const)('%s allows at least 30 an hour from one address', (act) => {
  expect(limits[act].client.count).toBeGreaterThanOrEqual(30);
  expect(limits[act].client.window).toBeLessThanOrEqual(hour);
});

it.each(acts)('%s is tighter on an account than on an address', (_act, { account, client, together }) => {
  const perDay = (limit: { readonly count: number; readonly window: number } | undefined) =>
    limit === undefined ? undefined : limit.count / limit.window;
  for (const tighter of [perDay(account), perDay(together)]) {
    if (tighter !== undefined) expect(tighter).toBeLessThanOrEqual(perDay(client) ?? 0);
  }
});
