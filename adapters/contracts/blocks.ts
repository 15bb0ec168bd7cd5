import { describe, expect, test } from 'vitest';
import { at, atOnce, insertUser } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

export function describeBlocks(name: string, fixture: StoresFixture): void {
  describe(`${name}: blocks`, () => {
    const ports = emptyStores(fixture);

    async function twoUsers(): Promise<readonly [string, string]> {
      return [await insertUser(ports, 'amina'), await insertUser(ports, 'baraka')];
    }

    const set = (blockerId: string, blockedId: string, blocked: boolean) =>
      ports.blocks.set({ blockerId, blockedId, blocked, at: at(0) });

    test('knows nobody as blocked at first', async () => {
      const [amina, baraka] = await twoUsers();
      expect(await ports.blocks.has(amina, baraka)).toBe(false);
      expect(await ports.blocks.has('nobody', 'else')).toBe(false);
    });

    test('blocks in one direction only', async () => {
      const [amina, baraka] = await twoUsers();
      await set(amina, baraka, true);
      expect(await ports.blocks.has(amina, baraka)).toBe(true);
      expect(await ports.blocks.has(baraka, amina)).toBe(false);
    });

    test('changes nothing that is already as requested', async () => {
      const [amina, baraka] = await twoUsers();
      await set(amina, baraka, false);
      expect(await ports.blocks.has(amina, baraka)).toBe(false);
      await set(amina, baraka, true);
      await set(amina, baraka, true);
      expect(await ports.blocks.has(amina, baraka)).toBe(true);
      await set(amina, baraka, false);
      expect(await ports.blocks.has(amina, baraka)).toBe(false);
    });

    test('keeps the blocks of each side separate', async () => {
      const [amina, baraka] = await twoUsers();
      await set(amina, baraka, true);
      await set(baraka, amina, true);
      await set(amina, baraka, false);
      expect(await ports.blocks.has(baraka, amina)).toBe(true);
    });

    test('knows whom somebody has blocked and when, by id, a page at a time', async () => {
      const [amina, baraka] = await twoUsers();
      const chebet = await insertUser(ports, 'chebet');
      for (const [index, blockedId] of [chebet, baraka].entries()) {
        await ports.blocks.set({ blockerId: amina, blockedId, blocked: true, at: at(index) });
      }
      await set(baraka, amina, true);
      const [first, second] = [
        { blockedId: baraka, at: at(1) },
        { blockedId: chebet, at: at(0) },
      ];
      const page = (after?: string, limit = 9) => ports.blocks.ofBlocker({ accountId: amina, after, limit });
      expect(await page()).toEqual([first, second]);
      expect(await page(undefined, 1)).toEqual([first]);
      expect(await page(baraka)).toEqual([second]);
    });

    test('accepts 20 of the same at once', async () => {
      const [amina, baraka] = await twoUsers();
      await atOnce(20, () => set(amina, baraka, true));
      expect(await ports.blocks.has(amina, baraka)).toBe(true);
    });
  });
}
