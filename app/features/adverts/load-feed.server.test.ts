import { expect, test } from 'vitest';
import { toggleLike } from '../../../core/adverts/toggle-like.ts';
import { createCore } from '../../../core/core.ts';
import { addAdvert, twoUsers } from '../../../core/fixtures-for-test.ts';
import { visitor } from '../../../core/shared/viewer.ts';
import { loadFeed } from './load-feed.server.ts';

test('herbs to browse and the top adverts stand above the beginning of the feed alone, also where a cursor is none of ours', async () => {
  const { ports, amina, brian } = await twoUsers();
  for (let count = 0; count < 11; count += 1)
    await Promise.all([amina, brian].map((by) => addAdvert(ports, by)));
  const advertId = await addAdvert(ports, amina);
  await toggleLike(ports, brian, { advertId, liked: true });
  const core = createCore(ports);
  const load = (search: string) => {
    const request = new Request(`http://localhost/home${search}`);
    return loadFeed({ core, viewer: visitor, url: new URL(request.url), request });
  };

  const first = await load('');
  expect(first.top.adverts[0]?.id).toBe(advertId);
  expect(first.herbs).toMatchObject({ herbs: [{ slug: 'bitter-leaf', name: 'Bitter leaf' }], all: 1 });
  for (const search of ['?after=', '?after=ad_1', '?sort=evil&after=1-1-1'])
    expect(await load(search)).toEqual(first);

  const next = first.feed.next ?? '';
  for (const search of [`?after=${next}`, `?sort=liked&after=${next}`, '?district=Kampala']) {
    const { top, herbs } = await load(search);
    expect([top.adverts, herbs.herbs]).toEqual([[], []]);
  }
});
