import { once } from 'node:events';
import { request } from 'node:http';
import { createCookie } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { newcomersPosts } from '../core/adverts/limits.ts';
import { addAdvert, addSession, addUser } from '../core/fixtures-for-test.ts';
import { limits } from '../core/limits-for-test.ts';
import { evidence } from '../core/payments/gateway-for-test.ts';
import { settlePayment } from '../core/payments/settle-payment.ts';
import { admit } from '../core/shared/throttling/admit.ts';
import type { User } from '../core/shared/viewer.ts';
import * as texts from '../core/texts/by-subject.ts';
import { advertForm, moringa } from './acts.ts';
import { type Caller, post, read, say, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { openSiteOf, type Site, startSite } from './site.ts';

/** The responses of a site to requests without a browser; none of them is a 500. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());
afterEach(() => {
  expect(site.output()).not.toContain('"level":"error"');
});

const password = 'omululuza-2026';
const advertFields = {
  herbtitle: 'Dried leaves',
  description: 'Dried in the shade.',
  price: '25,000',
  selectedDistrict: 'Kampala',
  selectedVillage: 'Ntinda',
};

type Row = readonly [path: string, fields: Readonly<Record<string, string>>, status: number, text: string];

/** What is sent, and what it is answered with: pages were left open while what they are about went away, or were never the sender's. */
const strangers: readonly Row[] = [
  ['/chat?with=GONE-PERSON', { message: 'Is it still there?' }, 404, texts.profile.notFound],
  ['/chat/block?with=GONE-PERSON', { blocked: 'true' }, 404, texts.profile.notFound],
  ['/user/GONE-PERSON', { message: 'Is it still there?' }, 404, texts.profile.notFound],
  ['/singleherb/GONE-ADVERT', { comment: 'Good for tea.' }, 404, texts.adverts.notFound],
  ['/singleherb/GONE-ADVERT/like', { liked: 'true' }, 404, texts.adverts.notFound],
  ['/singleherb/GONE-ADVERT/save', { saved: 'true' }, 404, texts.adverts.notFound],
  ['/update-herb/GONE-ADVERT', advertFields, 404, texts.adverts.notFound],
  ['/account/delete/GONE-ADVERT', {}, 404, texts.adverts.notFound],
  ['/pay?ad=GONE-ADVERT', {}, 404, texts.adverts.notFound],
  ['/pay?ad=GONE-ADVERT', { transactionId: 'MP123456' }, 404, texts.adverts.notFound],
  ['/pay/sandbox/none', { choice: 'paid' }, 404, texts.payments.unknown],
  ['/pay?ad=THE-ADVERT', {}, 403, texts.payments.notOwner],
  ['/pay?ad=THE-ADVERT', { transactionId: 'MP123456' }, 403, texts.payments.notOwner],
  ['/pay/sandbox/THE-PAYMENT', { choice: 'paid' }, 403, texts.payments.notOwner],
  ['/update-herb/THE-ADVERT', advertFields, 403, texts.adverts.notOwner],
  ['/account/delete/THE-ADVERT', {}, 403, texts.adverts.notOwner],
];
/** What an owner sends from a page that was left open while the payment went on elsewhere. */
const owners: readonly Row[] = [
  ['/pay?ad=PAID-ADVERT', {}, 400, texts.payments.promotedAlready],
  ['/pay?ad=PAID-ADVERT', { transactionId: 'MP123456' }, 400, texts.payments.nothingOpen],
  ['/pay/sandbox/THE-PAYMENT', { choice: 'free' }, 400, texts.forms.unreadable],
];

describe('a form that is refused', () => {
  let shop: OpenSite;
  let words: Readonly<Record<string, string>>;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    shop = await openSiteOf(site);
    const { core, ports, secrets } = shop;
    const cookieOf = async (user: User) =>
      createCookie('session', { secrets: [...secrets] }).serialize(await addSession(ports, user));
    const pay = (advertId: string) => core.initiatePayment(owner, { advertId, origin: site.url });
    const owner = await addUser(ports, 'owner');
    const advertId = await addAdvert(ports, owner);
    const payment = await pay(advertId);
    const paidAdvert = await addAdvert(ports, owner);
    await settlePayment(ports, (await pay(paidAdvert)).reference, evidence('paid'));

    const somebody = await addUser(ports, 'gone');
    const goneAdvert = await addAdvert(ports, somebody);
    await ports.accounts.setPassword(somebody.accountId, await ports.passwordHasher.hash(password));
    await core.deleteAccount(somebody, { password, words: '', token: undefined });

    cookies['stranger'] = await cookieOf(await addUser(ports, 'stranger'));
    cookies['owner'] = await cookieOf(owner);
    words = {
      'THE-ADVERT': advertId,
      'THE-PAYMENT': payment.reference,
      'PAID-ADVERT': paidAdvert,
      'GONE-PERSON': somebody.accountId,
      'GONE-ADVERT': goneAdvert,
    };
  });
  afterAll(() => shop?.close());

  async function send(from: string, path: string, fields: Row[1]) {
    const address = Object.entries(words).reduce((filled, [word, id]) => filled.replace(word, id), path);
    const answer = await fetch(site.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookies[from] ?? '', Origin: site.url },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
  }

  const rows = [
    ...strangers.map((row) => ['stranger', ...row] as const),
    ...owners.map((row) => ['owner', ...row] as const),
  ];

  it.each(rows)(
    'is a page that says so, without script: %s at %s with %o',
    async (from, path, fields, status, text) => {
      const answer = await send(from, path, fields);
      expect(answer.status).toBe(status);
      expect(answer.type).toContain('text/html');
      expect(answer.text).toContain('<main');
      expect(answer.text).toContain(text);
      // Around it stands what stands around every page, and it knows who asks; a payment is a page of its own.
      expect(answer.text).toMatch(/<title>[^<]+ · Eddagala<\/title>/);
      const isBare = path.startsWith('/pay/sandbox');
      if (!isBare) expect(answer.text).toContain(`<span class="navigation-words">${from}</span>`);
    },
  );

  it.each(rows)('says so to script: %s at %s with %o', async (from, path, fields, status, text) => {
    const answer = await send(from, path.replace(/(?=\?|$)/, '.data'), fields);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  /** The form for an advert as its seller sends it, with a picture of so many bytes. */
  function sendAdvert(changes: Readonly<Record<string, string>>, bytes: number): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...advertFields, ...changes })) form.set(name, value);
    form.append('images', new File([new Uint8Array(bytes)], 'leaf.jpg', { type: 'image/jpeg' }));
    return post(site, '/post', form, cookies['owner']);
  }

  it('for an advert marks every wrong field', async () => {
    const wrong = {
      herbtitle: '',
      description: ' \n ',
      goods: 'fake',
      price: '5.50',
      quantity: '1,5',
      unit: 'pound',
      selectedDistrict: 'Atlantis',
      ndaNumber: 'yes!',
      ndaUntil: '2020-02-30',
    };
    const answer = await sendAdvert(wrong, 3);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const name of Object.keys(wrong)) {
      expect(page).toMatch(
        new RegExp(
          `<[^>]*name="${name}"[^>]*aria-invalid="true"|<[^>]*aria-invalid="true"[^>]*name="${name}"`,
        ),
      );
    }
    expect(page).toContain(texts.pictures.unsupported);
  });

  it('because a new account has posted enough keeps its text, and says when it can post again', async () => {
    const { ports } = shop;
    const newcomer = await addUser(ports, 'newcomer');
    cookies['newcomer'] = await createCookie('session', { secrets: [...shop.secrets] }).serialize(
      await addSession(ports, newcomer),
    );
    for (let posted = 1; posted <= newcomersPosts; posted += 1)
      await admit(ports, limits['post-as-newcomer'], { account: newcomer.accountId });
    const answer = await send('newcomer', '/post', advertFields);
    expect(answer.status).toBe(429);
    expect(answer.text).toMatch(
      /Your account is new\. You can post again from \w+ \d+ \w+, \d+:\d\d [AP]M\./,
    );
    expect(answer.text).toContain(advertFields.description);
  });

  it('because of a file of 11 MB keeps its text', async () => {
    const answer = await sendAdvert({}, 11 * 1024 * 1024);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain(advertFields.description.toLowerCase());
  });
});

/** What none of our pages asks for, and anybody can send. */
describe('odd requests', () => {
  /** The status, and the address that it leads to: plain node:http, because fetch corrects paths and methods. */
  async function ask(method: string, path: string): Promise<[number, string | undefined]> {
    const outgoing = request(site.url, { method, path });
    outgoing.end();
    const [response] = await once(outgoing, 'response');
    response.resume();
    await once(response, 'end');
    return [response.statusCode, response.headers.location];
  }

  it.each([
    ['POST', '/home'],
    ['POST', '/account?index'],
    ['POST', '/nowhere'],
    ['POST', '/sitemap.xml'],
    ['POST', '/healthz'],
    ['PUT', '/about-us'],
    ['OPTIONS', '/home'],
    ['OPTIONS', '/post'],
    ['OPTIONS', '/events'],
    ['DELETE', '/chat/send'],
    ['PUT', '/login'],
  ])('%s %s is not offered', async (method, path) => {
    expect(await ask(method, path)).toEqual([405, undefined]);
  });

  it('a page that accepts no form says so, without blaming the site', async () => {
    const answer = await fetch(`${site.url}/home`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain(texts.errors.notOffered);
  });

  it.each(['/pay', '/chat'])('a visitor at a bare %s is asked to log in', async (path) => {
    expect(await ask('GET', path)).toEqual([303, `/login?redirectTo=${encodeURIComponent(path)}`]);
  });

  it.each([
    '/nowhere%0a',
    '/nowhere%E2%80%A8',
    '/user/%00',
    '/singleherb/%ED%95%9C',
    '/media/%00',
    '/media/%E2%82%AC',
    '//herbs.example/home',
  ])('nothing is found at %s', async (path) => {
    expect(await ask('GET', path)).toEqual([404, undefined]);
  });

  it.each([
    ['/singleherb/%0d%0aX:y/like', '/singleherb/%0D%0AX%3Ay'],
    ['/singleherb/%E2%82%AC/save', '/singleherb/%E2%82%AC'],
    ['/singleherb/..%2f..%2f%2fevil.example/like', '/singleherb/..%2F..%2F%2Fevil.example'],
  ])('%s leads to the page of that herb, and nowhere else', async (path, location) => {
    expect(await ask('GET', path)).toEqual([302, location]);
  });

  it('odd characters anywhere in a path cause no server error', async () => {
    const codes = Array.from({ length: 128 }, (_, code) => code).filter(
      (code) => !/\w/.test(String.fromCharCode(code)),
    );
    const encoded = codes.map((code) => `%${code.toString(16).padStart(2, '0')}`);
    const paths = encoded.flatMap((odd) => [
      `/${odd}`,
      `/${odd}/`,
      `/${odd}%20x`,
      `/user/${odd}`,
      `/media/${odd}${odd}`,
    ]);
    const answers = [];
    for (const path of paths) answers.push(`${path} ${(await ask('GET', path))[0]}`);
    expect(answers.filter((answer) => !/ (?:200|302|303|400|404)$/.test(answer))).toEqual([]);
  });
});

describe('search engines', () => {
  /** Whether robots.txt closes an address to them. */
  async function isClosed(path: string): Promise<boolean> {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    const closed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, beginning = '']) => beginning);
    expect(closed).toContain('/post');
    return closed.some((beginning) => path.startsWith(beginning));
  }

  it.each([
    ['/', '/home'],
    ['/home', '/home'],
    ['/search?q=neem', '/search'],
    ['/login', '/login'],
    ['/signup', '/signup'],
  ])('may list %s, described, as %s', async (path, canonical) => {
    const page = await (await fetch(site.url + path)).text();
    expect(page).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
    expect(page).toMatch(/<meta name="description" content="[^"]/);
    expect(page).not.toContain('noindex');
    expect(await isClosed(path)).toBe(false);
  });

  it.each(['/login?redirectTo=%2Fpost', '/signup?redirectTo=%2Fpost'])('leave %s alone', async (path) => {
    expect(await isClosed(path)).toBe(true);
  });
});

const address = 'https://herbs.example/neem?a=1&b=2';

/** What people wrote, as the pages carry it without script. */
describe('what people write', () => {
  let nakato: Caller;
  let okello: Caller;
  let advert: string;
  beforeAll(async () => {
    [nakato, okello] = await Promise.all([signUpAt(site), signUpAt(site)]);
    const written = `dried in the shade, nda tested in mpigi. see ${address}, or http://plain.example <img src=x onerror=alert(1)>`;
    const text = { ...moringa, title: 'أوراق النيم', description: written };
    const form = advertForm(text, [await jpeg(1, { width: 320, height: 240 })]);
    const answer = await post(site, '/post', form, nakato.cookie);
    advert = answer.headers.get('Location') ?? '';
    await say(site, nakato, okello, `Look at ${address}.`);
  });

  /** The link to the page that names other sites. */
  function linkIn(page: string): string | undefined {
    const links = page.match(/<a [^>]*>[^<]*<\/a>/g) ?? [];
    return links.find((link) => link.includes(`href="/leave?to=${encodeURIComponent(address)}"`));
  }

  it('turns addresses into links, and has its capitals', async () => {
    const page = await read(site, advert, nakato);
    expect(linkIn(page)).toContain(`>${address.replace('&', '&amp;')}</a>`);
    expect(linkIn(page)).toContain('rel="ugc nofollow noopener"');
    expect(page).toContain('>Dried in the shade, NDA tested in Mpigi. See <a ');
    expect(page).not.toContain('href="http://plain.example');
    expect(page).not.toContain('<img src=x');
  });

  it('is shown right to left if written so', async () => {
    expect(await read(site, advert, nakato)).toMatch(/<h1[^>]* dir="auto"[^>]*>أوراق النيم/);
  });

  it('is shown without what somebody added to the address, to visitors and to everybody else', async () => {
    for (const path of ['/', '/home', '/search', '/herbs', '/about-us', advert, `/user/${nakato.id}`])
      for (const reader of [{ cookie: '' }, okello])
        expect(await read(site, `${path}?campaign=7&after=a&q=leaves`, reader), path).not.toContain(
          'campaign',
        );
  });

  it('turns addresses into links in a message too, which shows its time', async () => {
    const page = await read(site, `/chat?with=${nakato.id}`, okello);
    expect(linkIn(page)).toContain('rel="ugc nofollow noopener"');
    expect(page).toMatch(/<time [^>]*>1?\d:[0-5]\d [AP]M<\/time>/);
  });

  it('leads to another site only after a page that shows the address', async () => {
    const page = await read(site, `/leave?to=${encodeURIComponent(address)}`, { cookie: '' });
    const shown = address.replace('&', '&amp;');
    expect(page).toContain(`>${shown}</p>`);
    expect(page).toMatch(
      new RegExp(`<a [^>]*href="${shown.replace('?', '\\?')}" rel="ugc nofollow noopener">Open `),
    );
    for (const bad of [
      'javascript:alert(1)',
      'http://plain.example',
      '//evil.example',
      'https://a@evil.example/',
      '',
    ]) {
      const refused = await fetch(`${site.url}/leave?to=${encodeURIComponent(bad)}`);
      expect([bad, refused.status]).toEqual([bad, 404]);
      expect(await refused.text()).not.toContain('href="javascript:');
    }
  });

  it('has pictures that browsers may cache for ever, and shared caches for a minute', async () => {
    const [path = ''] = /\/media\/[\w-]+\.\w+/.exec(await read(site, advert, nakato)) ?? [];
    const { status, headers } = await fetch(site.url + path);
    expect([status, headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=31536000, s-maxage=60, immutable',
    ]);
    const known = { 'If-None-Match': headers.get('ETag') ?? '' };
    expect((await fetch(site.url + path, { headers: known })).status).toBe(304);
    for (const name of ['..%2feddagala.db', '%2e%2e/session-secret', `${'a'.repeat(32)}-320.webp`]) {
      expect((await fetch(`${site.url}/media/${name}`)).status, name).toBe(404);
    }
  });
});
