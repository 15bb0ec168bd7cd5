// The braille blank is the only symbol that draws nothing and is not Default_Ignorable_Code_Point.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** Whether a text shows anything: spaces, zero width characters and combining marks alone do not. */
export function hasVisibleCharacter(text: string): boolean {
  return visible.test(text);
}
