import type { APIRequestContext } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { postAdvert, signUp } from './acts.ts';
import { jpeg, type PictureFile } from './pictures.ts';
import { createWorld } from './world.ts';

type Field = string | PictureFile;

describe('what the server says to bad input', () => {
  const world = createWorld(false);
  let http: APIRequestContext;
  let picture: PictureFile;

  beforeEach(async () => {
    const page = await world.person();
    await signUp(page);
    http = page.request;
    picture = await jpeg(1, { width: 320, height: 240 });
  });

  /** Posts an advert as a form would, with some fields changed. */
  async function post(
    changes: Record<string, Field>,
    pictures: PictureFile[] = [picture],
    kept: string[] = [],
  ) {
    const form = new FormData();
    for (const key of kept) form.append('pictureKeys', key);
    const fields: Record<string, Field> = {
      herbtitle: 'neem',
      description: 'bitter leaves',
      price: '5,000',
      selectedDistrict: 'Kampala',
      selectedVillage: '',
      ...changes,
    };
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.append(name, value);
    for (const { name, mimeType, buffer } of pictures) {
      form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    }
    return http.post('/post', { multipart: form, headers: { Origin: world.site().url }, maxRedirects: 0 });
  }

  it('posts what is right, so that the refusals below mean something', async () => {
    expect((await post({})).status()).toBe(303);
  });

  it.each([
    ['a missing title', { herbtitle: '' }, 'herbtitle'],
    ['a title of 101 characters', { herbtitle: 'a'.repeat(101) }, 'herbtitle'],
    ['a missing description', { description: ' \n ' }, 'description'],
    ['a description of 2001 characters', { description: 'a'.repeat(2001) }, 'description'],
    ['a price with letters', { price: '5k' }, 'price'],
    ['a price below zero', { price: '-5' }, 'price'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['an unknown district', { selectedDistrict: 'Atlantis' }, 'selectedDistrict'],
    ['a village of another district', { selectedVillage: 'Pece' }, 'selectedVillage'],
  ])('refuses %s at its field and keeps the rest', async (_, changes, field) => {
    const answer = await post({ description: 'kept as typed', ...changes });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(
      new RegExp(`name="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${field}"`),
    );
    if (field !== 'description') expect(html).toContain('kept as typed');
  });

  it('keeps a description of 2000 characters with line ends of any kind', async () => {
    expect((await post({ description: `${'a\r\n'.repeat(999)}bb` })).status()).toBe(303);
  });

  it('refuses an advert without a picture', async () => {
    expect((await post({}, [])).status()).toBe(400);
  });

  it('refuses nine pictures and keeps the text', async () => {
    const pictures = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => jpeg(n, { width: 320, height: 240 })),
    );
    const answer = await post({}, pictures);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('bitter leaves');
  });

  it('refuses a file of 11 MB with 413 and keeps the text', async () => {
    const answer = await post({}, [{ ...picture, buffer: Buffer.alloc(11 * 1024 * 1024, 1) }]);
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toContain('bitter leaves');
  });

  it('refuses a truncated JPEG', async () => {
    const whole = await jpeg(3);
    const answer = await post({}, [{ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }]);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('This picture is damaged.');
  });

  it('refuses a picture of 60 megapixels, however small its file', async () => {
    const buffer = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#2f5d3a' },
    })
      .png()
      .toBuffer();
    const answer = await post({}, [{ name: 'huge.png', mimeType: 'image/png', buffer }]);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('40 megapixels');
  });

  it('takes pictures that it has kept and that are chosen once more', async () => {
    const pictures = await Promise.all([1, 2, 3, 4, 5].map((n) => jpeg(n, { width: 320, height: 240 })));
    const refused = await post({ price: '5k' }, pictures);
    const kept = [...(await refused.text()).matchAll(/name="pictureKeys" value="([0-9a-f]{32})"/g)];
    expect(kept).toHaveLength(5);
    const keys = kept.map(([, key = '']) => key);
    expect((await post({}, pictures, keys)).status()).toBe(303);
  });

  it('refuses a picture that was never uploaded by this person', async () => {
    expect((await post({ pictureKeys: 'f'.repeat(32) }, [])).status()).toBe(400);
  });

  it('serves pictures for ever, and nothing that is not a picture', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto(await postAdvert(page));
    const source = await page.getByRole('main').locator('img[src*="/media/"]').first().getAttribute('src');
    const answer = await http.get(source ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');
    const again = await http.get(source ?? '', {
      headers: { 'If-None-Match': answer.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
    for (const name of ['..%2feddagala.db', '%2e%2e/session-secret', 'x', `${'a'.repeat(32)}-320.webp`]) {
      expect((await http.get(`/media/${name}`)).status(), name).toBe(404);
    }
  });

  it('shows no script of somebody else in titles, comments or names', async () => {
    const page = await world.person();
    await signUp(page);
    const attack = '<img src=x onerror=alert(1)>';
    const path = await postAdvert(page, { title: attack });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: attack }).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });
});
