/** Why a shop was not moved, kept or brought back. The message is one line for the operator. */
export class CopyRefusal extends Error {
  override readonly name = 'CopyRefusal';
}
