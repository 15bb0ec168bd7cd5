import { expect, it } from 'vitest';
import { advertForm, holdPictures, refusalOf, shop } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import { inWords, texts } from '../texts/text.ts';
import { approvalInWords, parseApproval } from './approval.ts';
import { updateAdvert } from './update-advert.ts';
import { viewAdvert } from './view-advert.ts';

const now = new Date('2027-05-03T12:00:00Z');
const parse = (ndaNumber: string, ndaUntil: string, before?: { number: string; until: string }) =>
  parseApproval({ ndaNumber, ndaUntil }, { now, before });
const fine = (number: string, until: string) => ({
  ndaNumber: { ok: true, value: number },
  ndaUntil: { ok: true, value: until },
});

it.each([
  [' NDA/MAL/HDP/0123\u200b ', '2027-05-03', 'NDA/MAL/HDP/0123'],
  ['7', '2037-12-31', '7'],
  [`${'A'.repeat(39)}1`, '2028-02-29', `${'A'.repeat(39)}1`],
  ['', ' ', ''],
])('accepts the number %j until %j', (number, until, kept) => {
  expect(parse(number, until)).toEqual(fine(kept, until.trim()));
});

it.each([
  ['', '2027-06-01', { ndaNumber: texts.approval.numberMissing }],
  ['NDA/1', '', { ndaUntil: texts.approval.untilMissing }],
  ['NDA 1', '2027-06-01', { ndaNumber: texts.approval.numberInvalid }],
  ['approved', '2027-06-01', { ndaNumber: texts.approval.numberInvalid }],
  ['1<b>', '2027-06-01', { ndaNumber: texts.approval.numberInvalid }],
  ['1'.repeat(41), '2027-06-01', { ndaNumber: texts.approval.numberTooLong({ max: 40 }) }],
  ['NDA/1', '2027-02-29', { ndaUntil: texts.approval.untilInvalid }],
  ['NDA/1', '3 May 2027', { ndaUntil: texts.approval.untilInvalid }],
  ['NDA/1', '2027-05-02', { ndaUntil: texts.approval.untilPast }],
  ['NDA/1', '2038-01-01', { ndaUntil: texts.approval.untilTooFar({ years: 10 }) }],
])('refuses the number %j until %j', (number, until, problems) => {
  const found = Object.entries(parse(number, until)).flatMap(([field, checked]) =>
    checked.ok ? [] : [[field, checked.problem]],
  );
  expect(Object.fromEntries(found)).toEqual(problems);
});

it('keeps an expired one that was there, and accepts no other expired one', () => {
  const before = { number: 'NDA/1', until: '2026-01-01' };
  expect(parse('NDA/1', '2026-01-01', before)).toEqual(fine('NDA/1', '2026-01-01'));
  expect(parse('NDA/2', '2026-01-01', before).ndaUntil.ok).toBe(false);
  expect(parse('NDA/1', '2026-01-02', before).ndaUntil.ok).toBe(false);
});

it('is shown until the end of its last day in Kampala', () => {
  const approval = { number: 'NDA/1', until: '2027-05-03' };
  const said =
    'The seller has given a National Drug Authority number: NDA/1, valid until 3 May 2027. We have not checked it.';
  const shown = approvalInWords(approval, new Date('2027-05-03T20:59:59Z'));
  expect(shown && inWords(shown, 'en')).toBe(said);
  expect(approvalInWords(approval, new Date('2027-05-03T21:00:00Z'))).toBeUndefined();
  expect(approvalInWords(undefined, now)).toBeUndefined();
});

it('is shown in the advert while it is valid, and removed when the seller empties both fields', async () => {
  const { ports, amina, advertId } = await shop();
  const seen = async () => (await viewAdvert(ports, visitor, advertId)).approval;
  const change = async (fields: { ndaNumber: string; ndaUntil: string }) => {
    const pictureKeys = await holdPictures(ports, amina, 'leaf');
    await updateAdvert(ports, amina, advertId, { ...advertForm({ pictureKeys }), ...fields });
  };
  const until = new Date(ports.clock.now().getTime() + 10 * day).toISOString().slice(0, 10);
  expect(await seen()).toBeUndefined();
  await change({ ndaNumber: 'NDA/1', ndaUntil: until });
  expect(await seen()).toMatchObject({ values: { number: 'NDA/1' } });

  ports.clock.advance(11 * day);
  expect(await seen()).toBeUndefined();
  await change({ ndaNumber: 'NDA/1', ndaUntil: until });
  expect(await refusalOf(change({ ndaNumber: 'NDA/2', ndaUntil: until }))).toMatchObject({
    code: 'invalid',
    fields: { ndaUntil: inWords(texts.approval.untilPast, 'en') },
  });
  await change({ ndaNumber: '', ndaUntil: '' });
  expect((await ports.adverts.byId(advertId))?.approval).toBeUndefined();
});
