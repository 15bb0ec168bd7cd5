import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addUser, advertForm, holdPictures, refusalOf } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { visitor } from '../viewer.ts';
import { postAdvert } from './post-advert.ts';

const formKey = 'c0ffee00-0000-4000-8000-000000000000';
const eightAndOne = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

async function shop() {
  const ports = memoryPorts({ now: new Date(1_738_328_709_123) });
  const seller = await addUser(ports, 'amina');
  return { ports, seller };
}

describe('postAdvert', () => {
  it('keeps the advert as its seller wrote it, in lower case', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf', 'root');
    const form = advertForm({ pictureKeys, description: 'Bitter LEAVES\r\nfrom Ntinda' });
    const { advertId } = await postAdvert(ports, seller, { form, formKey });

    expect(advertId).toBe('ad_1738328709123');
    expect(await ports.adverts.byId(advertId)).toMatchObject({
      sellerId: seller.accountId,
      title: 'fresh mululuza',
      description: 'bitter leaves\nfrom ntinda',
      price: 25_000,
      district: 'Kampala',
      village: 'Ntinda',
      pictures: pictureKeys.map((key) => ({ key })),
      postedAt: new Date(1_738_328_709_123),
    });
    expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({ advertCount: 1 });
  });

  it('needs no village', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf');
    const form = advertForm({ pictureKeys, selectedVillage: '' });
    const { advertId } = await postAdvert(ports, seller, { form, formKey });
    expect((await ports.adverts.byId(advertId))?.village).toBeUndefined();
  });

  it('ends the holds of the pictures it took, and only theirs', async () => {
    const { ports, seller } = await shop();
    const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
    await postAdvert(ports, seller, { form: advertForm({ pictureKeys: [leaf] }), formKey });
    const held = await ports.pictures.held(seller.accountId, [leaf, root], ports.clock.now());
    expect(held.map((picture) => picture.key)).toEqual([root]);
  });

  it('takes the next millisecond while an id is taken', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf', 'root', 'seed');
    const ids = [];
    for (const key of pictureKeys) {
      ids.push(
        (await postAdvert(ports, seller, { form: advertForm({ pictureKeys: [key] }), formKey })).advertId,
      );
    }
    expect(ids).toEqual(['ad_1738328709123', 'ad_1738328709124', 'ad_1738328709125']);
  });

  it('posts one advert when the same form comes twice at the same time, and again later', async () => {
    const { ports, seller } = await shop();
    const form = advertForm({ pictureKeys: await holdPictures(ports, seller, 'leaf') });
    const [first, second] = await Promise.all([
      postAdvert(ports, seller, { form, formKey }),
      postAdvert(ports, seller, { form, formKey }),
    ]);
    ports.clock.advance(5_000);
    const third = await postAdvert(ports, seller, { form, formKey });
    expect([second, third]).toEqual([first, first]);
    expect(await ports.adverts.newestIds(10)).toHaveLength(1);
  });

  it('posts another advert when the same form comes with another text', async () => {
    const { ports, seller } = await shop();
    const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
    await postAdvert(ports, seller, { form: advertForm({ pictureKeys: [leaf] }), formKey });
    await postAdvert(ports, seller, { form: advertForm({ pictureKeys: [root], price: '9' }), formKey });
    expect(await ports.adverts.newestIds(10)).toHaveLength(2);
  });

  it('counts a picture that was chosen twice once', async () => {
    const { ports, seller } = await shop();
    const [leaf = '', root = ''] = await holdPictures(ports, seller, 'leaf', 'root');
    const form = advertForm({ pictureKeys: [leaf, root, leaf] });
    const { advertId } = await postAdvert(ports, seller, { form, formKey });
    const advert = await ports.adverts.byId(advertId);
    expect(advert?.pictures.map((picture) => picture.key)).toEqual([leaf, root]);
  });

  it('takes eight pictures that the form has kept and that are all chosen once more', async () => {
    const { ports, seller } = await shop();
    const keys = await holdPictures(ports, seller, ...eightAndOne.slice(0, 8));
    const form = advertForm({ pictureKeys: [...keys, ...keys.toReversed()] });
    const { advertId } = await postAdvert(ports, seller, { form, formKey });
    const advert = await ports.adverts.byId(advertId);
    expect(advert?.pictures.map((picture) => picture.key)).toEqual(keys);
  });

  it('refuses nine pictures although they are one chosen nine times', async () => {
    const { ports, seller } = await shop();
    const [leaf = ''] = await holdPictures(ports, seller, 'leaf');
    const form = advertForm({ pictureKeys: Array.from({ length: 9 }, () => leaf) });
    expect(await refusalOf(postAdvert(ports, seller, { form, formKey }))).toMatchObject({
      fields: { images: texts.pictures.tooMany(8) },
    });
  });

  it('takes eight pictures in the order of the form', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = (await holdPictures(ports, seller, ...eightAndOne.slice(0, 8))).reverse();
    const { advertId } = await postAdvert(ports, seller, { form: advertForm({ pictureKeys }), formKey });
    const advert = await ports.adverts.byId(advertId);
    expect(advert?.pictures.map((picture) => picture.key)).toEqual(pictureKeys);
  });

  it('reports every field at once and keeps nothing', async () => {
    const { ports, seller } = await shop();
    const form = advertForm({
      herbtitle: ' ',
      description: '',
      price: 'ten',
      selectedDistrict: 'Nairobi',
      selectedVillage: 'Ntinda',
    });
    expect(await refusalOf(postAdvert(ports, seller, { form, formKey }))).toEqual({
      code: 'invalid',
      message: texts.forms.checkFields,
      fields: {
        herbtitle: texts.adverts.titleMissing,
        description: texts.adverts.descriptionMissing,
        price: texts.adverts.priceInvalid,
        selectedDistrict: texts.locations.districtUnknown,
        images: texts.pictures.missing,
      },
    });
    expect(await ports.adverts.newestIds(10)).toEqual([]);
  });

  it('leaves the pictures held when the form is refused, so that it can be sent again', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf');
    await refusalOf(postAdvert(ports, seller, { form: advertForm({ pictureKeys, price: '' }), formKey }));
    const { advertId } = await postAdvert(ports, seller, { form: advertForm({ pictureKeys }), formKey });
    expect(await ports.adverts.byId(advertId)).toBeDefined();
  });

  describe('refuses pictures', () => {
    async function problemWith(
      keysFor: (held: string[]) => string[],
      pictureProblems: string[] = [],
    ): Promise<string | undefined> {
      const { ports, seller } = await shop();
      const held = await holdPictures(ports, seller, ...eightAndOne);
      const form = advertForm({ pictureKeys: keysFor(held), pictureProblems });
      const refusal = await refusalOf(postAdvert(ports, seller, { form, formKey }));
      expect(Object.keys(refusal.fields)).toEqual(['images']);
      return refusal.fields['images'];
    }

    it('when there are none', async () => {
      expect(await problemWith(() => [])).toBe(texts.pictures.missing);
    });

    it('when there are nine', async () => {
      expect(await problemWith((held) => held)).toBe(texts.pictures.tooMany(8));
    });

    it('when nobody uploaded them', async () => {
      expect(await problemWith(([first = '']) => [first, 'f'.repeat(32)])).toBe(texts.pictures.chooseAgain);
    });

    it.each(['', 'leaf.jpg', '../../etc/passwd', 'A'.repeat(32), `${'a'.repeat(32)}\u0000`])(
      'when %j is no key at all',
      async (key) => {
        expect(await problemWith(([first = '']) => [first, key])).toBe(texts.pictures.chooseAgain);
      },
    );

    it('when an upload failed, with its text, once', async () => {
      const problems = [texts.pictures.damaged, texts.pictures.damaged, texts.pictures.unsupported];
      expect(await problemWith((held) => held.slice(0, 1), problems)).toBe(
        `${texts.pictures.damaged}\n${texts.pictures.unsupported}`,
      );
    });

    it('when every upload failed, with their text and not with that of none chosen', async () => {
      expect(await problemWith(() => [], [texts.pictures.damaged])).toBe(texts.pictures.damaged);
    });

    it('when somebody else uploaded them', async () => {
      const { ports, seller } = await shop();
      const pictureKeys = await holdPictures(ports, await addUser(ports, 'brian'), 'leaf');
      const refusal = await refusalOf(
        postAdvert(ports, seller, { form: advertForm({ pictureKeys }), formKey }),
      );
      expect(refusal.fields).toEqual({ images: texts.pictures.chooseAgain });
    });

    it('when they were uploaded too long ago', async () => {
      const { ports, seller } = await shop();
      const pictureKeys = await holdPictures(ports, seller, 'leaf');
      ports.clock.advance(25 * 60 * 60 * 1000);
      const refusal = await refusalOf(
        postAdvert(ports, seller, { form: advertForm({ pictureKeys }), formKey }),
      );
      expect(refusal.fields).toEqual({ images: texts.pictures.chooseAgain });
    });
  });

  it('refuses a village of another district', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf');
    const form = advertForm({ pictureKeys, selectedDistrict: 'Gulu' });
    const refusal = await refusalOf(postAdvert(ports, seller, { form, formKey }));
    expect(refusal.fields).toEqual({ selectedVillage: texts.locations.villageNotOfDistrict });
  });

  it('gives up when a hundred milliseconds in a row are taken', async () => {
    const { ports, seller } = await shop();
    const pictureKeys = await holdPictures(ports, seller, 'leaf');
    for (let tried = 0; tried < 100; tried += 1) {
      await ports.adverts.add({
        id: `ad_${1_738_328_709_123 + tried}`,
        sellerId: seller.accountId,
        title: 'neem',
        description: 'neem',
        price: 1,
        district: 'Abim',
        village: undefined,
        pictureKeys,
        herbs: [],
        postedAt: ports.clock.now(),
      });
    }
    const refusal = await refusalOf(
      postAdvert(ports, seller, { form: advertForm({ pictureKeys }), formKey }),
    );
    expect(refusal).toMatchObject({ code: 'conflict', message: 'Failed to post ad. Please try again.' });
  });

  it('is for signed-in people with a profile', async () => {
    const { ports } = await shop();
    const form = advertForm();
    expect(await refusalOf(postAdvert(ports, visitor, { form, formKey }))).toMatchObject({
      code: 'unauthenticated',
    });
    const account = await addAccount(ports, 'carol');
    expect(await refusalOf(postAdvert(ports, account, { form, formKey }))).toMatchObject({
      code: 'profile-required',
    });
  });
});
