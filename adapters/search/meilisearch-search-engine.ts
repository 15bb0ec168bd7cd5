import type { Meilisearch } from 'meilisearch';
import type { SearchEngine, SearchedCopy } from '../../core/ports/search-engine.ts';
import { soughtWords } from '../../core/words/words.ts';
import { connect, type MeilisearchAddress } from '../../search/connect.ts';
import { advertIndex, type IndexDefinition, profileIndex } from '../../search/settings.ts';
import { writeEverywhere } from '../../search/write-documents.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** How long the circuit stays open after a failure, in milliseconds. */
const restAfterFailure = 5_000;

interface MeilisearchOptions extends MeilisearchAddress {
  /** Called with the error when Meilisearch becomes unavailable, and with undefined when it is available again. */
  readonly onChange: (failure: unknown) => void;
  /** Milliseconds for a search, for which a page waits. */
  readonly searchDeadline?: number;
  /** Milliseconds for one write request; Meilisearch then has four times as long to execute it. */
  readonly writeDeadline?: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

interface MeilisearchSearchEngine extends SearchEngine {
  /** Makes a request that needs the key. It counts as a search, so `onChange` hears of a failure. */
  check(): Promise<void>;
}

/**
 * Searches and writes have circuit breakers of their own: an index that is slow to accept documents can still be
 * searched.
 */
export function createMeilisearchSearchEngine({
  onChange,
  searchDeadline = 800,
  writeDeadline = 5_000,
  now = () => performance.now(),
  ...address
}: MeilisearchOptions): MeilisearchSearchEngine {
  const searching = connect(address, searchDeadline);
  const writing = connect(address, writeDeadline);
  const whileSearching = createCircuitBreaker({ openFor: restAfterFailure, now, onChange });
  const whileWriting = createCircuitBreaker({ openFor: restAfterFailure, now, onChange: () => undefined });

  const copyOf = <Item>(definition: IndexDefinition<Item>): SearchedCopy<Item> => ({
    async find(query, limit) {
      // Only words: quotation marks and hyphens are operators of Meilisearch, and an empty query would match
      // everything.
      const words = soughtWords(query);
      if (words.length === 0) return [];
      return whileSearching(() => found(searching, definition.uid, words.join(' '), limit));
    },
    async update(changes) {
      if (changes.present.length + changes.gone.length === 0) return;
      await whileWriting(() => writeEverywhere(writing, definition, changes, 4 * writeDeadline));
    },
  });
  return {
    adverts: copyOf(advertIndex),
    profiles: copyOf(profileIndex),
    async check() {
      // No page waits for the check, so it has the deadline of a write.
      await whileSearching(async () => {
        const { results } = await writing.getRawIndexes({ limit: 1 });
        if (!Array.isArray(results)) throw new Error('What answers is not Meilisearch.');
      });
    },
  };
}

async function found(client: Meilisearch, uid: string, q: string, limit: number): Promise<readonly string[]> {
  const { hits } = await client.index(uid).search<{ readonly id: unknown }>(q, {
    limit,
    attributesToRetrieve: ['id'],
    matchingStrategy: 'all',
  });
  return hits.map(({ id }) => {
    if (typeof id !== 'string') throw new Error('Meilisearch returned a hit without an id.');
    return id;
  });
}
