import type { Meilisearch } from 'meilisearch';
import type { SearchEngine, SearchedCopy } from '../../core/ports/search-engine.ts';
import { soughtWords } from '../../core/words/words.ts';
import { connect, type MeilisearchAddress } from '../../search/connect.ts';
import { advertIndex, type IndexDefinition, profileIndex } from '../../search/settings.ts';
import { writeEverywhere } from '../../search/write-documents.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** Milliseconds. */
const restAfterFailure = 5_000;

interface MeilisearchOptions extends MeilisearchAddress {
  /** Called with the error when it becomes unavailable, and with undefined when it is available again. */
  readonly onChange: (failure: unknown) => void;
  /** Milliseconds that a search may take: the page waits for the answer. */
  readonly searchDeadline?: number;
  /** Milliseconds that one write request may take; Meilisearch then has four times as long to carry it out. */
  readonly writeDeadline?: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

interface MeilisearchSearchEngine extends SearchEngine {
  /** Asks for something that needs the key; counts as a search, so a failure is told by `onChange`. */
  check(): Promise<void>;
}

/** Searching and writing pause separately: an index that is slow to accept documents can still be searched. */
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
      // Words alone: quotation marks and hyphens are commands to Meilisearch, and no words mean everything.
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
      // Nobody waits for this answer, so it has the time of a write.
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
