import { type EnqueuedTask, Meilisearch } from 'meilisearch';

export interface MeilisearchAddress {
  readonly url: string;
  /** Undefined: it requires none. */
  readonly apiKey: string | undefined;
}

export function connect({ url, apiKey }: MeilisearchAddress, timeout: number): Meilisearch {
  return new Meilisearch({ host: url, timeout, ...(apiKey === undefined ? {} : { apiKey }) });
}

/** A task that Meilisearch accepted and then could not do. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Waits until a task is done; rejects with `TaskFailed` when it failed, and otherwise after `timeout` milliseconds. */
export async function taskDone(
  client: Meilisearch,
  { taskUid }: Pick<EnqueuedTask, 'taskUid'>,
  timeout: number,
): Promise<void> {
  if (!Number.isSafeInteger(taskUid)) throw new Error('Meilisearch returned no task.');
  const { status, error } = await client.tasks.waitForTask(taskUid, { timeout, interval: 25 });
  if (status === 'succeeded') return;
  throw new TaskFailed(error?.code ?? status, error?.message ?? `The task ended with status ${status}.`);
}
