import type { Ports } from '../ports/ports.ts';

/**
 * Whether every picture has its narrow copies; until then pages use none of them. New pictures always have them, so the
 * database is not asked again once the answer was yes.
 */
export function createNarrowCheck({ pictures }: Pick<Ports, 'pictures'>): () => Promise<boolean> {
  let all = false;
  return async () => {
    all ||= (await pictures.lackingNarrow(1)).length === 0;
    return all;
  };
}
