import { expect, test } from 'vitest';

interface Route {
  readonly action?: unknown;
  readonly default?: unknown;
  readonly ErrorBoundary?: unknown;
}

test('every page with a form shows what is refused itself: in place of the root’s, which then knows nobody', async () => {
  const routes = Object.entries(import.meta.glob<Route>('../routes/*.tsx', { eager: true }));
  const withForm = routes.filter(([, route]) => route.action !== undefined && route.default !== undefined);
  expect(withForm.length).toBeGreaterThan(30);
  expect(withForm.filter(([, route]) => route.ErrorBoundary === undefined).map(([path]) => path)).toEqual([]);
});
