import { expect, onTestFinished, test } from 'vitest';
import { startMeilisearch } from './meilisearch-for-test.ts';

test('Meilisearch answers those who know its key, keeps its data over its death, and is gone in the end', async () => {
  const meilisearch = await startMeilisearch();
  onTestFinished(() => meilisearch.stop());
  const ask = (path: string, init: RequestInit = {}, key = meilisearch.apiKey) =>
    fetch(meilisearch.url + path, {
      ...init,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    });
  expect((await ask('/indexes', {}, 'wrong')).status).toBe(403);
  const made = await ask('/indexes', { method: 'POST', body: JSON.stringify({ uid: 'herbs' }) });
  expect(made.status).toBe(202);
  await expect.poll(async () => (await ask('/indexes/herbs')).status).toBe(200);

  await meilisearch.kill();
  await expect(ask('/health')).rejects.toThrow();
  await meilisearch.revive();
  expect((await ask('/indexes/herbs')).status).toBe(200);

  await meilisearch.stop();
  await expect(ask('/health')).rejects.toThrow();
});
