/** Why a site was not copied, backed up or restored. The message is one line for the operator. */
export class CopyRefusal extends Error {
  override readonly name = 'CopyRefusal';
}
