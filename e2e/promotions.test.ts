import { expect, it } from 'vitest';
import { drawn, holdScript } from './acts.ts';
import { createWorld } from './world.ts';

const world = createWorld(true);
const rotation = 3400;

it('stops the promotions in the top bar and on the feed with one button', async () => {
  const page = await world.person();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/home');
  const pause = page.getByRole('button', { name: 'Pause promotions' });
  await pause.waitFor();
  const shown = () =>
    Promise.all([
      page.locator('.promo-line p').textContent(),
      page.getByRole('region', { name: 'Promotions' }).locator('li:visible').textContent(),
    ]);
  const [line, slide] = await shown();
  await page.clock.runFor(rotation);
  await expect.poll(shown).not.toEqual([line, slide]);

  await pause.click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).hover({ force: true });
  const paused = await shown();
  await page.clock.runFor(10 * rotation);
  expect(await shown()).toEqual(paused);

  await page.getByRole('button', { name: 'Play promotions' }).click();
  await page.mouse.move(1, 700);
  await page.locator('main').focus();
  await page.clock.runFor(rotation);
  await expect.poll(shown).not.toEqual(paused);
});

it('moves nothing when the promotions begin to turn', async () => {
  for (const wide of [false, true]) {
    const page = await world.person({ wide });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A busy machine may draw the page before it has all of it.
    const sendScript = await holdScript(page);
    await page.goto('/home');
    await drawn(page);
    const start = await page.evaluate(() => performance.now());
    sendScript();
    await page.locator('.promotions-turning').waitFor();
    await drawn(page);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map(({ startTime }) => startTime);
    });
    expect(shifts.filter((time) => time > start)).toEqual([]);
  }
});
