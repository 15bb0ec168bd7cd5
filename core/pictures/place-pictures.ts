import type { Ports } from '../ports/ports.ts';

/**
 * Makes the job that, if browsers fetch pictures directly from the store, withholds those that only hidden adverts use
 * and releases those that are public again. Each run compares all of them, so it needs no notice of changes. Several
 * processes may run it at once: each move has the same result, and the next run corrects one that was overtaken.
 */
export function createPicturePlacer({
  pictures,
  photoStore: { exposed },
}: Pick<Ports, 'pictures' | 'photoStore'>): () => Promise<void> {
  /** Keys of withheld pictures; undefined until the store has been asked once. */
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
      // A picture that only a form refers to stays withheld.
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
