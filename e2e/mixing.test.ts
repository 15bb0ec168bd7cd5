import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { languages } from '../core/entities/language.ts';
import { addSession, addUser, advertForm } from '../core/fixtures-for-test.ts';
import { textsIn } from '../core/texts/catalogues.ts';
import { sessionCookie } from './access-cast.ts';
import { jpeg } from './pictures.ts';
import { openSiteOf, type Site, startSite } from './site.ts';

const sessions = 50;
const adverts = 20;
/** Fragments are cached at the second rendering, and used from the third on. */
const rounds = 4;

let site: Site;
let shop: OpenSite;

beforeAll(async () => {
  site = await startSite();
  shop = await openSiteOf(site);
});
afterAll(async () => {
  await shop?.close();
  await site?.stop();
});

it('shows visitors of three languages, who ask at once, pages of their own', async () => {
  const { core, ports } = shop;
  const seller = await addUser(ports, 'polyglot', { emailVerified: true });
  const { key } = await core.holdPicture(seller, (await jpeg(2, { width: 64, height: 48 })).buffer);
  const posted = await core.postAdvert(seller, {
    form: advertForm({ herbtitle: 'Leaves for all', pictureKeys: [key] }),
    formKey: '',
  });
  const paths = ['/home', '/search?q=leaves', `/singleherb/${posted.advertId}`, '/herbs', '/faqs'];
  const asked = languages.flatMap((language) =>
    paths.flatMap((path) => [
      { path, language, headers: { 'Accept-Language': language } },
      { path, language, headers: { Cookie: `lang=${language}` } },
      { path: `${path}${path.includes('?') ? '&' : '?'}lang=${language}`, language, headers: {} },
    ]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const seen = await Promise.all(
      asked.map(async ({ path, headers }) => {
        const answer = await fetch(site.url + path, { headers });
        const page = await answer.text();
        const [, tag] = /<html lang="([\w-]+)"/.exec(page) ?? [];
        const homes = languages.filter((each) => page.includes(`>${textsIn(each).mainNavigation.search}<`));
        return { tag, homes, vary: answer.headers.get('Vary')?.includes('Accept-Language') };
      }),
    );
    expect(seen).toEqual(
      asked.map(({ language }) => ({
        tag: textsIn(language).pageLanguage.tag,
        homes: [language],
        vary: true,
      })),
    );
  }
});

it('shows fifty people who ask at once their own name, likes and saved adverts, and nobody else’s', async () => {
  const { core, ports } = shop;
  const seller = await addUser(ports, 'seller', { emailVerified: true });
  const picture = (await jpeg(1, { width: 64, height: 48 })).buffer;
  const posted: string[] = [];
  for (let number = 0; number < adverts; number += 1) {
    const { key } = await core.holdPicture(seller, picture);
    const form = advertForm({ herbtitle: `Leaves ${number}`, pictureKeys: [key] });
    posted.push((await core.postAdvert(seller, { form, formKey: '' })).advertId);
  }
  const nth = (index: number) => posted[index % adverts] ?? '';
  const people = await Promise.all(
    Array.from({ length: sessions }, async (_, index) => {
      const person = await addUser(ports, `person${index}x`, { emailVerified: true });
      const [liked, saved] = [nth(index), nth(index * 3 + 7)];
      await core.toggleLike(person, { advertId: liked, liked: true });
      await core.toggleSaved(person, { advertId: saved, saved: true });
      const cookie = await sessionCookie(shop, await addSession(ports, person));
      return { name: person.username, liked, saved, cookie };
    }),
  );
  const visitor = { name: undefined, liked: undefined, saved: undefined, cookie: undefined };
  const paths = ['/home', '/search?q=leaves', `/user/${seller.accountId}`, '/home.data'];

  const seen = async ({ cookie }: { readonly cookie: string | undefined }, path: string) => {
    const answer = await fetch(site.url + path, { headers: cookie === undefined ? {} : { Cookie: cookie } });
    const page = await answer.text();
    const found = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, first]) => first))];
    return {
      status: answer.status,
      names: found(/\b(person\d+x)\b/g),
      liked: found(/action="\/singleherb\/(\w+)\/like"(?:(?!<\/form>).)*aria-pressed="true"/gs),
      saved: found(/action="\/singleherb\/(\w+)\/save"(?:(?!<\/form>).)*save-kept/gs),
    };
  };
  for (let round = 0; round < rounds; round += 1) {
    const asked = [...people, visitor].flatMap((person) => paths.map((path) => ({ person, path })));
    const answers = await Promise.all(asked.map(({ person, path }) => seen(person, path)));
    for (const [index, { person, path }] of asked.entries()) {
      const only = (value: string | undefined) => (value === undefined ? [] : [value]);
      const shows = (value: string | undefined) => (path === '/home.data' ? [] : only(value));
      const own = { names: only(person.name), liked: shows(person.liked), saved: shows(person.saved) };
      expect({ path, ...answers[index] }).toEqual({ path, status: 200, ...own });
    }
  }
});
