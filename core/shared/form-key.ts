import type { Ports, Stores } from '../ports/ports.ts';

const keyPattern = /^[0-9A-Za-z_-]{16,64}$/;

/** One submission of a form: its sender, its key and its content. */
interface FormSending {
  readonly accountId: string;
  readonly key: string;
  readonly contentHash: string;
  readonly at: Date;
}

/**
 * The claim for a form that creates something. Undefined if the key is missing or malformed: such a form counts as
 * new each time. `kind` separates the keys of different forms.
 */
export function formSending(
  ports: Pick<Ports, 'digests' | 'clock'>,
  form: {
    readonly accountId: string;
    readonly key: string;
    readonly kind: string;
    readonly content: readonly string[];
  },
): FormSending | undefined {
  if (!keyPattern.test(form.key)) return undefined;
  const contentHash = ports.digests.sha256(JSON.stringify([form.kind, ...form.content]));
  return { accountId: form.accountId, key: form.key, contentHash, at: ports.clock.now() };
}

/**
 * Does the work once per form, inside the running transaction. A second call with the same key and the same content
 * returns the first result again; with other content it is a new write. A refusal rolls back the claim with the
 * transaction.
 */
export async function once(
  stores: Pick<Stores, 'formKeys'>,
  sending: FormSending | undefined,
  work: () => Promise<string>,
): Promise<string> {
  if (sending === undefined) return work();
  const settled = await stores.formKeys.claim(sending);
  if (settled !== undefined) return settled;
  const result = await work();
  const { accountId, key, contentHash } = sending;
  await stores.formKeys.settle({ accountId, key, contentHash, result });
  return result;
}
