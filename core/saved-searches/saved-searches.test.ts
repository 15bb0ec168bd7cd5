import { describe, expect, it } from 'vitest';
import { everyAdvert, readChoice } from '../adverts/filter.ts';
import { createCore } from '../core.ts';
import { inEnglish, refusalOf, twoUsers } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { maxSavedSearches } from './limits.ts';

const filter = everyAdvert;
const inKampala = { ...filter, district: 'Kampala' };

async function people() {
  const { ports, amina, brian } = await twoUsers();
  const core = createCore(ports);
  const names = async (viewer = amina) =>
    (await core.listSavedSearches(viewer)).map(({ name }) => inEnglish(name));
  return { ports, core, amina, brian, names };
}

describe('a saved search', () => {
  it('has words, a herb or a filter, or several of them, and is listed latest first', async () => {
    const { core, ports, amina, brian, names } = await people();
    for (const search of [
      { q: '  ginger ', filter },
      { herb: 'ginger', filter },
      { filter: inKampala },
      { q: 'ginger', filter: inKampala },
      { herb: 'ginger', filter: inKampala },
    ]) {
      await core.saveSearch(amina, search);
      ports.clock.advance(1000);
    }
    expect(await names()).toEqual([
      'Ginger in Kampala',
      '“ginger” in Kampala',
      'Everything in Kampala',
      'Ginger',
      '“ginger”',
    ]);
    expect(await names(brian)).toEqual([]);
  });

  it('is kept once, however often it is saved, in any order, case, or from another page', async () => {
    const { core, amina, names } = await people();
    await core.saveSearch(amina, { q: 'ginger tea', filter });
    await core.saveSearch(amina, {
      q: 'TEA  ginger',
      filter: { ...filter, order: 'liked' } as typeof filter,
    });
    await core.saveSearch(amina, { q: 'ginger tea', herb: 'neem', filter });
    expect(await names()).toEqual(['“ginger tea”']);
  });

  it.each([
    ['nothing', {}],
    ['signs', { q: '"* (' }],
    ['signs in a district', { q: '***', filter: inKampala }],
    ['a herb that there is not', { herb: 'constructor' }],
    ['a price that is none', { filter: readChoice(new URLSearchParams('min=abc&max=-1&district=Mars')) }],
  ])('is not of %s', async (_what, search) => {
    const { core, amina, names } = await people();
    expect(await refusalOf(core.saveSearch(amina, { filter, ...search }))).toMatchObject({
      code: 'invalid',
      message: texts.savedSearches.nothingToSave,
    });
    expect(await core.viewSaving(amina, { filter, ...search })).toBeUndefined();
    expect(await names()).toEqual([]);
  });

  it('keeps only as much of 5,000 characters as is searched for', async () => {
    const { core, amina, names } = await people();
    await core.saveSearch(amina, { q: 'ginger '.repeat(800), filter });
    expect((await names())[0]?.length).toBeLessThan(110);
  });

  it('says whether a page is saved', async () => {
    const { core, amina, brian } = await people();
    await core.saveSearch(amina, { q: 'ginger', filter });
    const page = { q: 'Ginger', filter };
    expect(await core.viewSaving(amina, page)).toEqual({ name: '“Ginger”', saved: true });
    expect(await core.viewSaving(brian, page)).toMatchObject({ saved: false });
    expect(await core.viewSaving(visitor, page)).toMatchObject({ saved: false });
    expect(await core.viewSaving(amina, { ...page, filter: inKampala })).toMatchObject({ saved: false });
  });

  it('is refused when there are twenty already, which are kept', async () => {
    const { core, amina, brian, names } = await people();
    for (let number = 1; number <= maxSavedSearches; number += 1) {
      await core.saveSearch(amina, { q: `herb ${number}`, filter });
    }
    expect(await refusalOf(core.saveSearch(amina, { q: 'herb 21', filter }))).toMatchObject({
      code: 'conflict',
      message: texts.savedSearches.full({ atMost: 20 }),
    });
    await core.saveSearch(amina, { q: 'herb 7', filter });
    await core.saveSearch(brian, { q: 'herb 21', filter });
    expect(await names()).toHaveLength(20);
  });

  it('is deleted only by its owner, once, and is the same when saved again', async () => {
    const { core, amina, brian, names } = await people();
    await core.saveSearch(amina, { q: 'ginger', filter: inKampala });
    const [{ id } = { id: '' }] = await core.listSavedSearches(amina);
    const notFound = { code: 'not-found', message: texts.savedSearches.notFound };
    expect(await refusalOf(core.deleteSavedSearch(brian, id))).toMatchObject(notFound);
    const { query, herb, ...where } = await core.deleteSavedSearch(amina, id);
    for (const gone of [id, '', 'constructor', "' or 1=1", 'a\u0000']) {
      expect(await refusalOf(core.deleteSavedSearch(amina, gone))).toMatchObject(notFound);
    }
    expect(await names()).toEqual([]);
    await core.saveSearch(amina, { q: query, herb, filter: where });
    expect(await core.listSavedSearches(amina)).toMatchObject([{ id }]);
    expect(await names()).toEqual(['“ginger” in Kampala']);
  });
});
