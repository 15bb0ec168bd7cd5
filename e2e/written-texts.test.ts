import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, post, read, say, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { type Site, startSite } from './site.ts';

const address = 'https://herbs.example/neem?a=1&b=2';

/** What people wrote, as the pages carry it without script. */
describe('what people write', () => {
  let site: Site;
  let nakato: Caller;
  let okello: Caller;
  let advert: string;
  beforeAll(async () => {
    site = await startSite();
    [nakato, okello] = await Promise.all([signUpAt(site), signUpAt(site)]);
    const { buffer, name, mimeType } = await jpeg(1, { width: 320, height: 240 });
    const form = new FormData();
    form.set('herbtitle', 'أوراق النيم');
    form.set('description', `dried in the shade. see ${address}, or http://plain.example`);
    form.set('price', '5000');
    form.set('selectedDistrict', 'Kampala');
    form.set('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    const answer = await post(site, '/post', form, nakato.cookie);
    advert = answer.headers.get('Location') ?? '';
    await say(site, nakato, okello, `Look at ${address}.`);
  });
  afterAll(() => site?.stop());

  /** The address as a link to the page in between. */
  function linkIn(page: string): string | undefined {
    const links = page.match(/<a [^>]*>[^<]*<\/a>/g) ?? [];
    return links.find((link) => link.includes(`href="/leave?to=${encodeURIComponent(address)}"`));
  }

  it('can be tapped where it is an address, and begins sentences with a capital', async () => {
    const page = await read(site, advert, nakato);
    expect(linkIn(page)).toContain(`>${address.replace('&', '&amp;')}</a>`);
    expect(linkIn(page)).toContain('rel="ugc nofollow noopener"');
    expect(page).toContain('<span class="capital">d</span>');
    expect(page).toContain('<span class="capital">s</span>');
    expect(page).not.toContain('href="http://plain.example');
  });

  it('reads from the right where it is written so', async () => {
    expect(await read(site, advert, nakato)).toMatch(/<h1[^>]* dir="auto"[^>]*>أوراق النيم/);
  });

  it('can be tapped in a message, which shows the time of day', async () => {
    const page = await read(site, `/chat?with=${nakato.id}`, okello);
    expect(linkIn(page)).toContain('rel="ugc nofollow noopener"');
    expect(page).toMatch(/<time [^>]*>([01]\d|2[0-3]):[0-5]\d<\/time>/);
  });

  it('leads on only after a page that names the address', async () => {
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
});
