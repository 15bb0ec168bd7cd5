/** Rows in memory at a time. */
const pageSize = 100;

/** Everything that comes in pages, one page in memory at a time, read when the one before has been used up. */
export async function* allOf<Item>(
  page: (after: Item | undefined, limit: number) => Promise<readonly Item[]>,
): AsyncGenerator<Item, void, void> {
  let last: Item | undefined;
  let more = true;
  while (more) {
    const items = await page(last, pageSize);
    yield* items;
    last = items.at(-1);
    more = items.length === pageSize;
  }
}
