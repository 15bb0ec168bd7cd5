import type { Ports } from '../ports/ports.ts';

/**
 * Makes the check whether every picture has its narrow copies; until then pages use none of them. New pictures always
 * have them, so after the first yes the database is not asked again.
 */
export function createNarrowCheck({ pictures }: Pick<Ports, 'pictures'>): () => Promise<boolean> {
  let all = false;
  return async () => {
    all ||= (await pictures.lackingNarrow(1)).length === 0;
    return all;
  };
}
