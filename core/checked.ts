/** What a rule makes of something typed: the value to keep, or the text to show beside its field. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };
