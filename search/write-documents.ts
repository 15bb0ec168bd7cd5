import type { Meilisearch } from 'meilisearch';
import { TaskFailed, taskDone } from './connect.ts';
import type { IndexDefinition } from './settings.ts';

interface Changes<Item> {
  readonly present: readonly Item[];
  readonly gone: readonly string[];
}

/** Creates an index with its settings. Rejects with a `TaskFailed` of code `index_already_exists` if there is one. */
export async function createIndex<Item>(
  client: Meilisearch,
  uid: string,
  { settings }: IndexDefinition<Item>,
  timeout: number,
): Promise<void> {
  await taskDone(client, await client.createIndex(uid, { primaryKey: 'id' }), timeout);
  await taskDone(client, await client.index(uid).updateSettings(settings), timeout);
}

/** Several processes may find at the same moment that there is no index yet. */
export async function createIndexUnlessThere<Item>(
  client: Meilisearch,
  definition: IndexDefinition<Item>,
  timeout: number,
): Promise<void> {
  try {
    await createIndex(client, definition.uid, definition, timeout);
  } catch (error) {
    if (!isTaskFailure(error, 'index_already_exists')) throw error;
  }
}

/** The indexes that re-indexing is filling now, to take the place of this one. */
export function isSuccessor(definition: Pick<IndexDefinition<never>, 'uid'>, uid: string): boolean {
  return uid.startsWith(`${definition.uid}-new-`);
}

/** Writes to one index and waits until what was written can be found. */
export async function writeInto<Item>(
  client: Meilisearch,
  uid: string,
  definition: IndexDefinition<Item>,
  { present, gone }: Changes<Item>,
  timeout: number,
): Promise<void> {
  const index = client.index(uid);
  const tasks = [
    ...(present.length > 0 ? [await index.addDocuments(present.map(definition.toDocument))] : []),
    ...(gone.length > 0 ? [await index.deleteDocuments([...gone])] : []),
  ];
  for (const task of tasks) await taskDone(client, task, timeout);
}

/**
 * Writes to the index that is searched, and to those that are being filled to take its place: to these first, so that a
 * change that comes in between is not left only in the old one when they are swapped.
 */
export async function writeEverywhere<Item>(
  client: Meilisearch,
  definition: IndexDefinition<Item>,
  changes: Changes<Item>,
  timeout: number,
): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  const uids = results.map((index) => index.uid);
  for (const uid of uids.filter((uid) => isSuccessor(definition, uid))) {
    await writeInto(client, uid, definition, changes, timeout).catch(forgiveMissingIndex);
  }
  if (!uids.includes(definition.uid)) await createIndexUnlessThere(client, definition, timeout);
  await writeInto(client, definition.uid, definition, changes, timeout);
}

/** A successor disappears when it has become the index itself. */
function forgiveMissingIndex(error: unknown): void {
  if (!isTaskFailure(error, 'index_not_found')) throw error;
}

function isTaskFailure(error: unknown, code: string): boolean {
  return error instanceof TaskFailed && error.code === code;
}
