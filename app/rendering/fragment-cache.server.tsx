import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentSource } from './fragment.tsx';
import { RootDataContext } from './root-data.ts';

/** About 1,800 cards. */
const defaultBytes = 8 * 1024 * 1024;
/** About as many as are kept: a cache smaller than what is asked for in turn would only ever forget what comes next. */
const defaultSeenOnce = 2000;

/**
 * Keeps the markup of fragments by all that it is rendered from, from the second time it is asked for, because most pages of a
 * site are asked for once. `bytes` bounds what is kept and its keys, `seenOnce` how many are remembered as seen.
 */
export function createFragmentCache({ bytes = defaultBytes, seenOnce = defaultSeenOnce } = {}) {
  const kept = new LRUCache<string, string>({
    maxSize: bytes,
    // A character of a key may take two bytes, one of the markup takes one.
    sizeCalculation: (markup, key) => markup.length + 2 * key.length,
  });
  const seen = new LRUCache<string, true>({ max: seenOnce });
  const numbers = new Map<unknown, number>();

  function numberOf(Part: unknown): number {
    const number = numbers.get(Part) ?? numbers.size;
    numbers.set(Part, number);
    return number;
  }

  return {
    markupOf<Given extends object>(source: FragmentSource<Given>): string {
      const key = numberOf(source.Part) + JSON.stringify([source.given, source.seen]);
      const before = kept.get(key);
      if (before !== undefined) return before;
      const markup = inLatin1(render(source));
      const digest = hash('sha1', key, 'base64');
      if (seen.delete(digest)) kept.set(key, markup);
      else seen.set(digest, true);
      return markup;
    },
    /** How many bytes are kept, and how many markups. */
    size: () => ({ bytes: kept.calculatedSize, markups: kept.size }),
  };
}

/** React renders inside a rendering, and then without the contexts around. */
function render<Given extends object>({ Part, given, seen }: FragmentSource<Given>): string {
  const Alone: ComponentType<Given> = Part;
  return renderToString(
    <RootDataContext.Provider value={seen}>
      <Alone {...given} />
    </RootDataContext.Provider>,
  );
}

/**
 * Characters above U+00FF as numbers: a single “ would have V8 hold the markup, and all that it is joined with, with two bytes
 * a character. Not those below: as a number, a control character of Latin-1 is another one to a browser.
 */
function inLatin1(markup: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Latin-1 begins with them.
  return markup.replace(/[^\x00-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);
}
