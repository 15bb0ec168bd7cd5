/**
 * A text without invisible characters: soft hyphens, zero width spaces and joiners, byte order marks, direction marks
 * and the like, which come along with copied text (Unicode's Default_Ignorable_Code_Point). Only for texts that are
 * compared or checked by a rule: in a text that is shown these characters join emoji and letters.
 */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
