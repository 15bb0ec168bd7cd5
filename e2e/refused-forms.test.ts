import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../adapters/config.ts';
import { type OpenShop, openShop } from '../app/composition.server.ts';
import { addAdvert, addSession, addUser } from '../core/fixtures-for-test.ts';
import { evidence } from '../core/payments/gateway-for-test.ts';
import { settlePayment } from '../core/payments/settle-payment.ts';
import { texts } from '../core/texts.ts';
import type { User } from '../core/viewer.ts';
import { type Site, startSite } from './site.ts';

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
  let site: Site;
  let shop: OpenShop;
  let words: Readonly<Record<string, string>>;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    site = await startSite();
    shop = await openShop(readConfig({ ...site.env, LOG_LEVEL: 'silent' }));
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
  afterAll(async () => {
    await shop?.close();
    await site?.stop();
  });

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
    },
  );

  it.each(rows)('says so to script: %s at %s with %o', async (from, path, fields, status, text) => {
    const answer = await send(from, path.replace(/(?=\?|$)/, '.data'), fields);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  it('is no error of ours', () => {
    expect(site.output()).not.toContain('"level":"error"');
  });
});
