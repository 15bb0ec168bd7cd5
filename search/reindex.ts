import { randomBytes } from 'node:crypto';
import type { Meilisearch } from 'meilisearch';
import { updateSearchedCopy } from '../core/indexing/update-searched-copy.ts';
import type { SearchSource, SourceOf } from '../core/ports/search-source.ts';
import { taskDone } from './connect.ts';
import { advertIndex, type IndexDefinition, profileIndex } from './settings.ts';
import { createIndex, createIndexUnlessThere, isSuccessor, writeInto } from './write-documents.ts';

/** A task waits for those before it, such as those of another process. */
const taskTimeout = 10 * 60 * 1000;

const pageSize = 500;

interface Reindexing {
  /** Connected to the Meilisearch to be filled. */
  readonly client: Meilisearch;
  readonly source: SearchSource;
  /** Called after every page with how many have been written so far. */
  readonly onProgress?: (what: 'adverts' | 'profiles', written: number) => void;
}

/**
 * Fills new indexes with everything in the shop and swaps them for the current ones in one step. The site keeps running
 * in the meantime: changes are written to both. If anything fails the current indexes stay as they are, and what was
 * begun is removed, now or by the next run. If two run at once, the later one continues.
 */
export async function reindex({
  client,
  source,
  onProgress = () => undefined,
}: Reindexing): Promise<{ readonly adverts: number; readonly profiles: number }> {
  const run = randomBytes(8).toString('hex');
  await removeSuccessors(client, () => true);
  try {
    const advertsNew = await begin(client, advertIndex, run);
    const profilesNew = await begin(client, profileIndex, run);
    const adverts = await fill(client, advertsNew, advertIndex, source.adverts, (written) =>
      onProgress('adverts', written),
    );
    const profiles = await fill(client, profilesNew, profileIndex, source.profiles, (written) =>
      onProgress('profiles', written),
    );
    await swap(client, [advertsNew, profilesNew]);
    return { adverts, profiles };
  } finally {
    await removeSuccessors(client, (uid) => uid.endsWith(run)).catch(() => undefined);
  }
}

interface Successor {
  readonly uid: string;
  readonly replaces: string;
  readonly createdAt: string;
}

async function begin<Item>(
  client: Meilisearch,
  definition: IndexDefinition<Item>,
  run: string,
): Promise<Successor> {
  const uid = `${definition.uid}-new-${run}`;
  await createIndex(client, uid, definition, taskTimeout);
  await createIndexUnlessThere(client, definition, taskTimeout);
  const { createdAt } = await client.getRawIndex(uid);
  return { uid, replaces: definition.uid, createdAt };
}

async function fill<Item extends { readonly id: string }>(
  client: Meilisearch,
  { uid }: Successor,
  definition: IndexDefinition<Item>,
  source: SourceOf<Item>,
  onWritten: (written: number) => void,
): Promise<number> {
  const copy = {
    update: (changes: { present: readonly Item[]; gone: readonly string[] }) =>
      writeInto(client, uid, definition, changes, taskTimeout),
  };
  let written = 0;
  let items = await source.after(undefined, pageSize);
  while (items.length > 0) {
    const ids = items.map((item) => item.id);
    await updateSearchedCopy(source, copy, ids, items);
    written += items.length;
    onWritten(written);
    items = items.length < pageSize ? [] : await source.after(ids.at(-1), pageSize);
  }
  return written;
}

/**
 * A later run removes what an earlier one is filling; Meilisearch would create it again, half empty, for the next page.
 */
async function swap(client: Meilisearch, successors: readonly Successor[]): Promise<void> {
  for (const { uid, createdAt } of successors) {
    const present = await client.getRawIndex(uid).catch(() => undefined);
    if (present?.createdAt !== createdAt) throw new Error('Another re-indexing run has taken over.');
  }
  const task = await client.httpRequest.post<{ taskUid: number }>({
    path: 'swap-indexes',
    body: successors.map(({ uid, replaces }) => ({ indexes: [replaces, uid] })),
  });
  await taskDone(client, task, taskTimeout);
}

async function removeSuccessors(client: Meilisearch, ours: (uid: string) => boolean): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  for (const { uid } of results) {
    const successor = isSuccessor(advertIndex, uid) || isSuccessor(profileIndex, uid);
    if (successor && ours(uid)) await taskDone(client, await client.deleteIndex(uid), taskTimeout);
  }
}
