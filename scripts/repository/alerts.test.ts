import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveForTest } from '../../adapters/http/serve-for-test.ts';
import { openSiteForTest } from '../../app/composition/site-for-test.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const file = readFileSync(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
const rules: readonly Rule[] = parse(file).groups.flatMap((group: { rules: readonly Rule[] }) => group.rules);
/** Words of Prometheus itself, and what it says of every scrape. */
const ofPrometheus = ['sum', 'rate', 'increase', 'up'];

test('alerts are about what the site measures', async () => {
  const { site } = await openSiteForTest();
  const metrics = { token: undefined, process: '1', measure: site.measure };
  const server = await serveForTest(() => new Response(''), { metrics });
  const named = rules.flatMap(({ expr }) => {
    const bare = expr.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '');
    return Array.from(bare.matchAll(/[a-z_][a-z0-9_]+/g), ([name]) => name);
  });
  expect(named).toContain('eddagala_outbox_failing');
  // The delays of the event loop come after its first few turns.
  const unknown = async () => {
    const { body } = await server.ask({ path: '/metrics' });
    const samples = Array.from(body.toString().matchAll(/^\w+(?=\{)/gm), ([name]) => name);
    return named.filter((name) => ![...samples, ...ofPrometheus].includes(name));
  };
  await expect.poll(unknown).toEqual([]);
});

test('each alert has a name of its own, says how urgent it is, and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(labels.severity, alert).toMatch(/^(?:page|look)$/);
    expect(annotations, alert).toEqual({
      summary: expect.stringMatching(/\.$/),
      description: expect.stringMatching(/\S/),
    });
  }
});
