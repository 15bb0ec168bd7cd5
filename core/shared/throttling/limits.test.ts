import { expect, it } from 'vitest';
import { hour } from '../time/durations.ts';
import { type Limits, limits } from './limits.ts';

const acts: readonly (readonly [string, Limits])[] = Object.entries(limits);

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
