import type { Herb, HerbLanguage } from './herbs.ts';

/** The languages whose nouns are written with or without an initial vowel: "omululuza", "mululuza". */
const withInitialVowel: ReadonlySet<string> = new Set<HerbLanguage>(['lg', 'nyn', 'xog']);

/** The names by which a herb is found: its distinctive names, as published and with and without an initial vowel. */
export function herbNames({ names }: Herb): readonly string[] {
  const forms = names.flatMap(({ text, language, telling }) => {
    if (!telling) return [];
    return withInitialVowel.has(language) ? [text, ...vowelForms(text)] : [text];
  });
  return [...new Set(forms)];
}

function vowelForms(name: string): readonly string[] {
  // "entangawuzi" is also written "tangawuzi".
  if (/^en[^aeiou]/.test(name)) return [name.slice(1), name.slice(2)];
  if (/^[aeo][^aeiou]/.test(name)) return [name.slice(1)];
  if (/^[mbl]u/.test(name)) return [`o${name}`];
  if (/^[mk]a/.test(name)) return [`a${name}`];
  return /^(?:ki|mi|n)/.test(name) ? [`e${name}`] : [];
}
