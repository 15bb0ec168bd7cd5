import type { Random } from './random.ts';

/** What a drawing needs while it is made: its chance, and a place for what SVG keeps apart from the shapes. */
export interface Sketch {
  readonly random: Random;
  /** Keeps a definition and answers how a fill refers to it. The text gets its id in place of `ID`. */
  define(definition: string): string;
  definitions(): string;
}

export function createSketch(random: Random): Sketch {
  const kept: string[] = [];
  const ids = new Map<string, string>();
  return {
    random,
    define(definition) {
      const known = ids.get(definition);
      if (known !== undefined) return `url(#${known})`;
      const id = `d${ids.size}`;
      ids.set(definition, id);
      kept.push(definition.replace('ID', id));
      return `url(#${id})`;
    },
    definitions: () => `<defs>${kept.join('')}</defs>`,
  };
}
