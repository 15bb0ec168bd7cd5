/**
 * A text without the characters that nobody sees: soft hyphens, zero width spaces and joiners, byte order marks, marks of
 * direction and the like, which come along when something is copied (Unicode's Default_Ignorable_Code_Point). Only for
 * what is compared or read by a rule: in a text that is shown they join emoji and letters.
 */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
