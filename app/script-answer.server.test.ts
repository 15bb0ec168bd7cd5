import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../adapters/config.ts';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';
import { maxPictureBytes } from '../core/adverts/limits.ts';
import { migrateShop, type OpenShop, openShopOnce } from './composition.server.ts';
import { scriptAnswer } from './script-answer.server.ts';

let shop: OpenShop;

const dataDir = temporaryFolder(afterAll);
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('LOG_LEVEL', 'silent');
  await migrateShop(readConfig());
  shop = await openShopOnce();
});

afterAll(async () => {
  await shop.close();
  vi.unstubAllEnvs();
});

test('keeps no file while it arrives, and reads the text behind it', async () => {
  const body = new FormData();
  // Only a file that is kept while it arrives can turn out to be too large.
  body.append('images', new File([new Uint8Array(maxPictureBytes + 1)], 'a.jpg'));
  body.append('message', 'Is it dried?');
  const request = new Request('http://localhost/chat/send', { method: 'POST', body });
  const answer = await scriptAnswer(async (_context, fields) => fields['message'])({
    request,
    params: {},
    context: {},
  });
  expect(await answer.json()).toBe('Is it dried?');
});
