import { expect, it } from 'vitest';
import { renewAdvert } from '../adverts/renew-advert.ts';
import { addAdvert, addAdverts, refusalOf, shop, twoUsers } from '../fixtures-for-test.ts';
import { day, minute } from '../shared/time/durations.ts';
import { inWords, texts } from '../texts/text.ts';
import { actOnAdverts } from './act-on-adverts.ts';
import { maxActedOn } from './limits.ts';

async function market() {
  const some = await shop();
  const { ports, amina } = some;
  const act = async (name: string, ...advertIds: readonly string[]) => {
    const { said, outcomes } = await actOnAdverts(ports, amina, { act: name, advertIds });
    return [said, ...outcomes.map(({ text }) => text)].map((text) => inWords(text, 'en'));
  };
  const stateOf = async (id: string) => (await ports.adverts.byId(id))?.state;
  return { ...some, act, stateOf };
}

it('marks all that are chosen as sold, each once', async () => {
  const { ports, amina, advertId, act, stateOf } = await market();
  const other = await addAdvert(ports, amina);
  expect(await act('sold', advertId, other, advertId)).toEqual([
    'Marked as sold: 2.',
    'Marked as sold.',
    'Marked as sold.',
  ]);
  expect([await stateOf(advertId), await stateOf(other)]).toEqual(['sold', 'sold']);
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({ advertCount: 0 });
  expect(await act('sold', advertId)).toEqual(['Marked as sold: 1.', 'It was already marked as sold.']);
});

it('says of each that is not the own, or is no more as it was, why nothing was changed', async () => {
  const { ports, amina, brian, advertId, act, stateOf } = await market();
  const foreign = await addAdvert(ports, brian);
  const [ended = '', hidden = ''] = await addAdverts(ports, amina, 2);
  await act('end', ended);
  const { title, description } = (await ports.adverts.byId(hidden)) ?? { title: '', description: '' };
  const about = { title, description, herbs: [] };
  await ports.adverts.move(hidden, { from: ['live'], to: 'hidden', about });
  const { outcomes } = await actOnAdverts(ports, amina, {
    act: 'sold',
    advertIds: [foreign, 'ad_1', "' or 1=1", ended, hidden, advertId],
  });
  const notOwn = 'Nothing was changed: this is not one of your adverts.';
  expect(outcomes.map(({ title, done, text }) => [title, done, inWords(text, 'en')])).toEqual([
    [undefined, false, notOwn],
    [undefined, false, notOwn],
    [undefined, false, notOwn],
    ['Fresh mululuza', false, 'Nothing was changed: it has ended.'],
    ['Fresh mululuza', false, 'Nothing was changed: it is hidden.'],
    ['Fresh mululuza', true, 'Marked as sold.'],
  ]);
  expect([await stateOf(foreign), await stateOf(ended), await stateOf(hidden)]).toEqual([
    'live',
    'ended',
    'hidden',
  ]);
  expect(await act('renew', advertId, foreign)).toEqual([
    'Renewed: 0 of 2.',
    'Nothing was changed: it is marked as sold.',
    notOwn,
  ]);
});

it('renews no advert twice within seven days, ended or not', async () => {
  const { ports, amina, advertId, act } = await market();
  const early = 'Not renewed: you can renew it from 22 January 2025.';
  const other = await addAdvert(ports, amina);
  await act('end', other);
  // What was posted within the minute counts as renewed already, unless it was ended since.
  expect(await act('renew', advertId, other)).toEqual(['Renewed: 1 of 2.', 'Renewed for 60 days.', early]);
  ports.clock.advance(minute);
  expect(await act('renew', advertId)).toEqual(['Renewed: 0 of 1.', early]);
  expect(await act('end', advertId)).toEqual(['Ended: 1.', 'Ended. You can renew it from 22 January 2025.']);
  expect(await act('renew', advertId)).toEqual(['Renewed: 0 of 1.', early]);
  ports.clock.advance(7 * day);
  const newer = await addAdvert(ports, amina);
  ports.clock.advance(minute);
  expect((await act('renew', advertId, newer))[0]).toBe('Renewed: 1 of 2.');
  expect(await act('renew', advertId)).toEqual(['Renewed: 1.', 'Renewed for 60 days.']);
  ports.clock.advance(8 * day);
  await renewAdvert(ports, amina, { advertId });
  expect(await ports.adverts.byId(advertId)).toMatchObject({ state: 'live' });
});

it('ends adverts, which buyers find no more and which stay in the list of their seller', async () => {
  const { ports, advertId, act, stateOf } = await market();
  ports.clock.advance(8 * day);
  expect(await act('end', advertId)).toEqual(['Ended: 1.', 'Ended. Buyers can no longer find it.']);
  expect(await stateOf(advertId)).toBe('ended');
  expect(await act('end', advertId)).toEqual(['Ended: 1.', 'It had already ended.']);
});

it('tells of an advert that changes at the same moment', async () => {
  const { ports, amina, advertId } = await market();
  const move = () => Promise.resolve(false);
  const racing: typeof ports = {
    ...ports,
    transaction: (work) =>
      ports.transaction((stores) => work({ ...stores, adverts: { ...stores.adverts, move } })),
  };
  const { outcomes } = await actOnAdverts(racing, amina, { act: 'end', advertIds: [advertId] });
  expect(outcomes).toMatchObject([{ done: false, text: texts.states.cannot }]);
});

it('refuses an empty choice, one that is too long, and what it does not know', async () => {
  const { ports, amina } = await twoUsers();
  const refusal = (act: string, advertIds: readonly string[]) =>
    refusalOf(actOnAdverts(ports, amina, { act, advertIds }));
  expect(await refusal('end', [])).toMatchObject({ code: 'invalid', message: 'Choose the adverts first.' });
  const many = Array.from({ length: maxActedOn + 1 }, (_, number) => `ad_${number}`);
  expect(await refusal('end', many)).toMatchObject({ code: 'invalid' });
  expect(await refusal('delete', ['ad_1'])).toMatchObject({ code: 'not-found' });
});
