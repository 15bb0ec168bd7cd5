import type { Ports } from '../ports/ports.ts';

/**
 * Where browsers fetch pictures past the site, moves those that only hidden adverts use out of their reach, and back
 * what others may see again. It compares all of them each time it runs, so it need not hear of any change. Processes that
 * do the same at once do no harm: each move ends in the same place, and the next run mends one that was overtaken.
 */
export function createPicturePlacer({
  pictures,
  photoStore: { exposed },
}: Pick<Ports, 'pictures' | 'photoStore'>): () => Promise<void> {
  /** Known to be out of reach; undefined until the store has been asked once. */
  let withheld: Set<string> | undefined;

  return async () => {
    if (exposed === undefined) return;
    withheld ??= await keysOf(exposed.withheld());
    const hidden = new Set(await pictures.hidden());
    for (const key of hidden) {
      if (withheld.has(key)) continue;
      await exposed.withhold(key);
      withheld.add(key);
    }
    for (const key of withheld) {
      if (hidden.has(key)) continue;
      // What nothing but a form refers to stays there.
      if (await pictures.isShown(key)) await exposed.release(key);
      else if ((await pictures.byKey(key)) !== undefined) continue;
      withheld.delete(key);
    }
  };
}

async function keysOf(found: AsyncIterable<string>): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of found) keys.add(key);
  return keys;
}
