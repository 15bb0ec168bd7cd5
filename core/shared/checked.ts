import type { Text } from '../texts/text.ts';

/** The result of a rule for typed input: the value to store, or the error to show beside its field. */
export type Checked<Value, Problem = Text> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
