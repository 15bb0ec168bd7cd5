// The braille blank is the one symbol that draws nothing and is not marked as ignorable.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** Whether there is anything to see: spaces, zero width characters and combining marks alone are nothing. */
export function hasVisibleCharacter(text: string): boolean {
  return visible.test(text);
}
