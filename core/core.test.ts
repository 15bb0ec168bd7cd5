import { expect, it } from 'vitest';
import { fakePicture } from '../adapters/memory/fake-picture.ts';
import { memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createCore } from './core.ts';
import { advertForm, refusalOf, signUpForm } from './fixtures-for-test.ts';
import { requireAccount } from './shared/require-user.ts';
import { visitor } from './shared/viewer.ts';
import { viewerId } from './shared/viewer-id.ts';

it('takes a seller from signing up to a deleted advert', async () => {
  const ports = memoryPorts();
  const core = createCore(ports);
  const { token } = await core.signUp(signUpForm({ formKey: 'c0ffee00-0000-4000-8000-000000000000' }));
  const amina = await core.resumeSession(token);
  await ports.accounts.verifyEmail(requireAccount(amina).accountId, signUpForm().email);
  const picture = await core.holdPicture(amina, fakePicture({ width: 1600, height: 1200 }));
  const form = advertForm({ pictureKeys: [picture.key] });
  const formKey = 'c0ffee00-0000-4000-8000-000000000001';
  const { advertId } = await core.postAdvert(amina, { form, formKey });

  expect((await core.listFeed(visitor)).items.map((card) => card.id)).toEqual([advertId]);
  expect((await core.search(visitor, 'Fresh')).adverts.items.map((card) => card.id)).toEqual([advertId]);
  expect(await core.toggleLike(amina, { advertId, liked: true })).toEqual({ likeCount: 1 });
  expect((await core.topAdverts(visitor)).adverts.map((card) => card.id)).toEqual([advertId]);
  await core.addComment(amina, { advertId, comment: 'Still available.', formKey });
  expect(
    (await core.listComments(visitor, { id: advertId, sellerId: viewerId(amina) ?? '' })).items,
  ).toMatchObject([{ text: 'Still available.' }]);
  await core.updateAdvert(amina, advertId, { ...form, price: '20,000' });
  expect(await core.viewAdvert(visitor, advertId)).toMatchObject({ price: 20_000, commentCount: 1 });

  await core.deleteAdvert(amina, advertId);
  expect(await refusalOf(core.viewAdvert(visitor, advertId))).toMatchObject({ code: 'not-found' });
  expect(await core.dispatchOutbox()).toBe(6);
  expect(await ports.pictures.byKey(picture.key)).toBeUndefined();
});
