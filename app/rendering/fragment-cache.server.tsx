import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentSource } from './fragment.tsx';
import { RootDataContext } from './root-data.ts';

/** Room for about 1,800 cards. */
const defaultBytes = 8 * 1024 * 1024;
/**
 * About the number of fragments that the cache holds: with fewer, keys seen in turn would be forgotten before they
 * come again.
 */
const defaultSeenOnce = 2000;

/**
 * A cache of rendered fragments. The key is everything from which a fragment is rendered. Markup is cached from its
 * second request on, because most pages of a site are requested once. `bytes` bounds the markup and its keys;
 * `seenOnce` is how many keys of a single request are remembered.
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
    /** Bytes and number of the cached fragments. */
    size: () => ({ bytes: kept.calculatedSize, markups: kept.size }),
  };
}

/** React can render inside another rendering, and then has none of its contexts. */
function render<Given extends object>({ Part, given, seen }: FragmentSource<Given>): string {
  const Alone: ComponentType<Given> = Part;
  return renderToString(
    <RootDataContext.Provider value={seen}>
      <Alone {...given} />
    </RootDataContext.Provider>,
  );
}

/**
 * Writes characters above U+00FF as numeric references: a single “ would have V8 hold the markup, and every page that
 * contains it, with two bytes a character. Characters below stay, because browsers read references to the control
 * characters of Latin-1 as other characters.
 */
function inLatin1(markup: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Latin-1 begins with them.
  return markup.replace(/[^\x00-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);
}
