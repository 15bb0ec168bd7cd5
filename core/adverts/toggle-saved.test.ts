import { expect, it } from 'vitest';
import { shop } from '../fixtures-for-test.ts';
import { toggleSaved } from './toggle-saved.ts';
import { viewAdvert } from './view-advert.ts';

it.each([true, false])('sets saved to %s, however often it is asked for', async (saved) => {
  const { ports, brian, advertId } = await shop();
  for (const asked of [!saved, saved, saved]) await toggleSaved(ports, brian, { advertId, saved: asked });
  expect((await viewAdvert(ports, brian, advertId)).savedByViewer).toBe(saved);
});
