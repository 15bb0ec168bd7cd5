import { describe, expect, it } from 'vitest';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import type { Language } from '../entities/language.ts';
import { addAdvert, addUser, advertForm, holdPictures, refusalOf, shop } from '../fixtures-for-test.ts';
import { hour } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { inWords } from '../texts/text.ts';
import { maxWaitingOffers } from './limits.ts';
import { listWaitingOffers } from './list-waiting-offers.ts';
import { textOfMessage } from './message-in-words.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

/** Amina sells an advert, about which Brian writes. */
async function market() {
  const { ports, amina, brian, advertId } = await shop();
  type Form = Partial<Parameters<typeof sendMessage>[2]>;
  const send = (from: User, to: User, form: Form) =>
    sendMessage(ports, from, { with: to.accountId, messageId: ports.ids.alphanumeric(30), ...form });
  const ask = (form: Form = {}) => send(brian, amina, { move: 'ask', advertId, ...form });
  const offer = (amount: string, form: Form = {}) =>
    send(brian, amina, { move: 'offer', amount, advertId, ...form });
  const answer = (move: string, { id }: { readonly id: string }, form: Form = {}) =>
    send(amina, brian, { move, answers: id, ...form });
  const read = (viewer = brian, form: { readonly advertId?: string } = {}) =>
    readConversation(ports, viewer, { with: (viewer === brian ? amina : brian).accountId, ...form });
  const said = async (language: Language) =>
    (await read()).messages.map(({ text }) => inWords(text, language));
  const outcomes = async () => (await read()).messages.map(({ kind, outcome }) => [kind, outcome]);
  const state = async () => (await viewAdvert(ports, visitor, advertId)).state;
  return { ports, amina, brian, advertId, send, ask, offer, answer, read, said, outcomes, state };
}

const conflict = (message: string) => ({ code: 'conflict', message, fields: {} });

describe('whether an advert is still available', () => {
  it('is asked in a message that quotes it, and answered once', async () => {
    const { amina, ask, answer, read, outcomes } = await market();
    const asked = await ask();
    expect(asked).toMatchObject({
      kind: 'question',
      text: { text: 'offers.question' },
      quotedAdvert: { title: 'Fresh mululuza' },
    });
    await answer('available', asked);
    await answer('available', asked);
    expect(await outcomes()).toEqual([
      ['question', 'available'],
      ['available', undefined],
    ]);
    expect((await read(amina)).messages.at(-1)).toMatchObject({
      text: { text: 'offers.available' },
      answers: asked.id,
    });
    expect(await refusalOf(answer('sold', asked))).toEqual(conflict(texts.offers.answeredAlready));
  });

  it('is asked whatever ids others have given to messages of theirs', async () => {
    const { id } = await (await market()).ask();
    const { ports, amina, brian, ask, send } = await market();
    const thief = await addUser(ports, 'thief', { emailVerified: true });
    await send(thief, amina, { message: 'Mine', messageId: id });
    expect(await ask()).toMatchObject({ kind: 'question', from: brian.accountId });
  });

  it('is answered with “sold” by marking it as sold', async () => {
    const { ask, answer, state, outcomes } = await market();
    const asked = await ask();
    expect(await answer('sold', asked)).toMatchObject({ text: { text: 'offers.sold' } });
    expect(await state()).toBe('sold');
    expect(await outcomes()).toEqual([
      ['question', 'sold'],
      ['sold', undefined],
    ]);
    expect(await refusalOf(ask())).toEqual(conflict(texts.offers.advertSold));
  });

  it('is not changed by a second answer', async () => {
    const { ask, answer, state } = await market();
    const asked = await ask();
    await answer('available', asked);
    await refusalOf(answer('sold', asked));
    expect(await state()).toBe('live');
  });

  it('can be answered with “sold” if it is sold already, but not with “available”', async () => {
    const { ports, amina, advertId, ask, answer } = await market();
    const asked = await ask();
    await toggleSold(ports, amina, { advertId, sold: true });
    expect(await refusalOf(answer('available', asked))).toEqual(conflict(texts.offers.notLive));
    expect(await answer('sold', asked)).toMatchObject({ kind: 'sold' });
  });

  it('is asked once an hour, however often it is tapped', async () => {
    const { ports, ask, answer, outcomes } = await market();
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    ports.clock.advance(hour - 1);
    expect((await ask()).id).toBe(first.id);
    ports.clock.advance(1);
    const again = await ask();
    expect(await outcomes()).toEqual([
      ['question', 'replaced'],
      ['question', undefined],
    ]);
    expect(await refusalOf(answer('available', first))).toEqual(conflict(texts.offers.replacedMeanwhile));
    await answer('available', again);
  });

  it('can be asked again at once when it is available again', async () => {
    const { ports, amina, advertId, ask, answer } = await market();
    await answer('sold', await ask());
    await toggleSold(ports, amina, { advertId, sold: false });
    expect(await ask()).toMatchObject({ position: 3, outcome: undefined });
  });
});

describe('an offer', () => {
  it('is declined, and the next one accepted, which does not sell the advert', async () => {
    const { offer, answer, outcomes, said, state } = await market();
    await answer('decline', await offer('4,000'));
    await answer('accept', await offer('4 500'));
    expect(await outcomes()).toEqual([
      ['offer', 'declined'],
      ['declined', undefined],
      ['offer', 'accepted'],
      ['accepted', undefined],
    ]);
    expect(await said('en')).toEqual([
      'I offer UGX 4,000 for Fresh mululuza.',
      'I decline your offer of UGX 4,000 for Fresh mululuza.',
      'I offer UGX 4,500 for Fresh mululuza.',
      'I accept your offer of UGX 4,500 for Fresh mululuza.',
    ]);
    expect(await state()).toBe('live');
  });

  it('is for what the price was for when it was made, and its answer too', async () => {
    const { ports, amina, advertId, offer, answer, read, said } = await market();
    const edit = async (per: { readonly quantity?: string; readonly unit: string }) => {
      const pictureKeys = await holdPictures(ports, amina, per.unit);
      await updateAdvert(ports, amina, advertId, advertForm({ ...per, pictureKeys }));
    };
    await edit({ quantity: '250', unit: 'g' });
    const made = await offer('4,000');
    expect((await read()).offerFor).toMatchObject({ per: { text: 'units.per' } });
    await edit({ unit: 'kg' });
    await answer('accept', made);
    expect(await said('en')).toEqual([
      'I offer UGX 4,000 per 250 g for Fresh mululuza.',
      'I accept your offer of UGX 4,000 per 250 g for Fresh mululuza.',
    ]);
  });

  it('and its answer are read by each in their own language, and stored in English', async () => {
    const { ports, amina, advertId, offer, answer, said } = await market();
    const pictureKeys = await holdPictures(ports, amina, 'leaf');
    await updateAdvert(ports, amina, advertId, advertForm({ quantity: '3', unit: 'bunch', pictureKeys }));
    await answer('accept', await offer('4,000'));
    const { offers, units } = textsIn('sw');
    const amount = units.measured({ quantity: '3', unit: units.many.bunch ?? '' });
    const values = { price: units.priced({ price: 'UGX 4,000', amount }), title: 'Fresh mululuza' };
    expect(await said('sw')).toEqual([offers.offer(values), offers.accepted(values)]);
    const stored = [...ports.database.tables.messages.values()].map(({ text }) => text);
    expect(stored).toEqual([
      'I offer UGX 4,000 per 3 bunches for fresh mululuza.',
      'I accept your offer of UGX 4,000 per 3 bunches for fresh mululuza.',
    ]);
  });

  it.each([
    ['Bei yangu ni UGX 4,000.', 'fresh mululuza'],
    ['I offer UGX 4,000 per armful for fresh mululuza.', 'fresh mululuza'],
    ['I offer UGX 4,000 for fresh mululuza.', undefined],
  ])('that the site once worded otherwise is read as it is stored: %j', (text, title) => {
    const quotedAdvert = title === undefined ? undefined : { id: 'ad_1', title };
    expect(textOfMessage({ kind: 'offer', text, quotedAdvert }, quotedAdvert)).toBe(text);
  });

  it('replaces an open one for the same advert', async () => {
    const { ports, amina, offer, answer, outcomes } = await market();
    const other = await addAdvert(ports, amina);
    const first = await offer('1000');
    await offer('900', { advertId: other });
    await offer('1200');
    expect(await outcomes()).toEqual([
      ['offer', 'replaced'],
      ['offer', undefined],
      ['offer', undefined],
    ]);
    expect(await refusalOf(answer('accept', first))).toEqual(conflict(texts.offers.replacedMeanwhile));
  });

  it('is answered once, whoever answers first', async () => {
    const { offer, answer, outcomes } = await market();
    const made = await offer('1000');
    const both = await Promise.allSettled([answer('accept', made), answer('decline', made)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await outcomes()).toEqual([
      ['offer', 'accepted'],
      ['accepted', undefined],
    ]);
  });

  it('is possible only for adverts that can be bought', async () => {
    const { ports, amina, advertId, offer, answer, outcomes } = await market();
    const made = await offer('1000');
    await toggleSold(ports, amina, { advertId, sold: true });
    expect(await outcomes()).toEqual([['offer', 'unavailable']]);
    expect(await refusalOf(answer('accept', made))).toEqual(conflict(texts.offers.notLive));
    expect(await refusalOf(offer('2000'))).toEqual(conflict(texts.offers.advertSold));
    expect(await answer('decline', made)).toMatchObject({ kind: 'declined' });
  });

  it('can be made for the other person’s live advert that the viewer comes from or that was last quoted', async () => {
    const { ports, amina, brian, advertId, send, read } = await market();
    expect((await read()).offerFor).toBeUndefined();
    await send(brian, amina, { message: 'Good day', advertId });
    const pictureKeys = await holdPictures(ports, amina, 'leaf');
    await updateAdvert(ports, amina, advertId, advertForm({ herbtitle: 'Dry mululuza', pictureKeys }));
    expect((await read()).offerFor).toEqual({ id: advertId, title: 'Dry mululuza', per: undefined });
    expect((await read(amina)).offerFor).toBeUndefined();
    const other = await addAdvert(ports, amina);
    expect((await read(brian, { advertId: other })).offerFor).toMatchObject({ id: other });
    await toggleSold(ports, amina, { advertId, sold: true });
    expect((await read()).offerFor).toBeUndefined();
  });

  it.each(['', 'abc', '-5', '1.5', '1,5', '0', '999999999999'])(
    'of %j is refused like such a price',
    async (amount) => {
      const { offer, outcomes } = await market();
      expect(await refusalOf(offer(amount))).toMatchObject({
        code: 'invalid',
        fields: { amount: expect.any(String) },
      });
      expect(await outcomes()).toEqual([]);
    },
  );
});

describe('what others may not do', () => {
  it.each(['available', 'sold', 'accept', 'decline'])(
    'is to answer by %j what was not sent to them',
    async (move) => {
      const { ports, amina, brian, send, ask, offer, answer, state } = await market();
      const [question, made] = [await ask(), await offer('1000')];
      const notFound = { code: 'not-found', message: texts.errors.notFound, fields: {} };
      const chebet = await addUser(ports, 'chebet');
      for (const id of [question.id, made.id, 'x'.repeat(30), '', "' or 1=1"]) {
        expect(await refusalOf(send(brian, amina, { move, answers: id }))).toEqual(notFound);
        expect(await refusalOf(send(chebet, brian, { move, answers: id }))).toEqual(notFound);
      }
      const wrong = move === 'available' || move === 'sold' ? made : question;
      expect(await refusalOf(answer(move, wrong))).toEqual(notFound);
      expect(await refusalOf(answer('nonsense', question))).toEqual(notFound);
      expect(await state()).toBe('live');
    },
  );

  it.each(['ask', 'offer'])('is to %s about one’s own advert, or one of a third', async (move) => {
    const { ports, amina, brian, advertId, send } = await market();
    const chebet = await addUser(ports, 'chebet');
    const form = { move, advertId, amount: '1000' };
    for (const [from, to] of [
      [amina, brian],
      [brian, chebet],
    ] as const) {
      expect(await refusalOf(send(from, to, form))).toEqual(conflict(texts.adverts.gone));
    }
    for (const id of ['', 'ad_nothing', undefined]) {
      const refusal = await refusalOf(send(brian, amina, { ...form, advertId: id }));
      expect(refusal).toEqual(conflict(texts.adverts.gone));
    }
  });
});

describe('the offers that wait for a seller', () => {
  it('are listed until they are answered, with the title as it is shown', async () => {
    const { ports, amina, brian, advertId, offer, answer } = await market();
    const made = await offer('5,000');
    expect(await listWaitingOffers(ports, amina)).toMatchObject([
      {
        from: brian.accountId,
        fullName: brian.fullName,
        amount: 5000,
        advert: { id: advertId, title: 'Fresh mululuza', cover: { width: 1280 } },
      },
    ]);
    expect(await listWaitingOffers(ports, brian)).toEqual([]);
    await answer('decline', made);
    expect(await listWaitingOffers(ports, amina)).toEqual([]);
  });

  it('are no more than a few', async () => {
    const { ports, amina, send } = await market();
    const buyer = await addUser(ports, 'manyoffers', { emailVerified: true });
    for (let count = 0; count <= maxWaitingOffers; count += 1) {
      const advertId = await addAdvert(ports, amina);
      await send(buyer, amina, { move: 'offer', amount: '5,000', advertId });
    }
    expect(await listWaitingOffers(ports, amina)).toHaveLength(maxWaitingOffers);
  });
});
