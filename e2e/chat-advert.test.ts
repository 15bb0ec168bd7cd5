import { expect, it } from 'vitest';
import { act, newTalker, postAdvert, say } from './acts.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('says below the newest message that the other has read that it was seen', async () => {
    const [amina, brian] = [await newTalker(world), await newTalker(world)];
    await amina.page.goto(`/chat?with=${brian.id}`);
    await world.settled(amina.page);
    for (const text of ['one', 'two']) {
      await say(amina.page, text);
      await amina.page.getByRole('log').getByText(text, { exact: true }).waitFor();
    }
    const seen = amina.page.getByRole('listitem').filter({ hasText: 'Seen' });
    expect(await seen.count()).toBe(0);
    await brian.page.goto(`/chat?with=${amina.id}`);
    await brian.page.getByRole('log').getByText('two', { exact: true }).waitFor();
    if (!world.script) await amina.page.getByRole('link', { name: 'Refresh' }).click();
    await seen.filter({ hasText: 'two' }).waitFor();
    expect(await seen.count()).toBe(1);
  });

  it('keeps in sight what the conversation is about, with its photo, price and state', async () => {
    const [seller, buyer] = [await newTalker(world), await newTalker(world)];
    const advert = await postAdvert(seller.page, { title: 'Moringa leaves', price: '5,000' });
    const id = advert.split('/').at(-1) ?? '';
    await buyer.page.goto(`/chat?with=${seller.id}&ad=${id}`);
    await world.settled(buyer.page);
    const head = buyer.page.getByRole('link', { name: 'This conversation is about Moringa leaves' });
    expect(await head.textContent()).toContain('UGX 5,000 · Live');
    const photos = buyer.page.locator('.talked-about img, .quoted-card img');
    expect(await photos.count()).toBe(world.lite ? 0 : 2);
    await say(buyer.page, 'Is it fresh?');
    await buyer.page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    const quoted = buyer.page.locator('.message .quoted-card img');
    await expect.poll(() => quoted.count()).toBe(world.lite ? 0 : 1);
    await act(seller.page, `/singleherb/${id}/state`, { move: 'sold' });
    await buyer.page.goto(`/chat?with=${seller.id}`);
    await world.settled(buyer.page);
    expect(await head.textContent()).toContain('UGX 5,000 · Sold');
    await head.click();
    await buyer.page.getByRole('heading', { level: 1, name: 'Moringa leaves' }).waitFor();
  });
});
