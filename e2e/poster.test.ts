import { expect, it } from 'vitest';
import { moringa, newTalker, postAdvert } from './acts.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('a seller’s poster is one sheet of A5 or A4, with their name, address and photos', async () => {
    const seller = await newTalker(world);
    await postAdvert(seller.page, moringa);
    const page = await world.person();
    await seller.page.goto(`/user/${seller.id}`);
    await seller.page.getByRole('link', { name: 'Print a poster' }).click();
    await seller.page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    await page.goto(`/user/${seller.id}`);
    await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    expect(await page.getByRole('link', { name: 'Print a poster' }).count()).toBe(0);

    for (const [paper, width] of [
      ['A5', 148],
      ['A4', 209],
    ] as const) {
      await page.goto(`/user/${seller.id}/poster?paper=${paper.toLowerCase()}`);
      await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
      const { host } = new URL(page.url());
      const address = `${host}/user/${seller.id}`;
      await page.getByText(address, { exact: true }).waitFor();
      await page.getByRole('img', { name: `QR code of ${address}` }).waitFor();
      await page.getByRole('img', { name: 'moringa leaf powder' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation').count()).toBe(0);
      const box = await page.getByRole('article').boundingBox();
      expect(Math.round(((box?.width ?? 0) / 96) * 25.4)).toBe(width);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
