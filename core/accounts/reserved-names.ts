import { nameLook } from './name-look.ts';

/** Words that suggest the site's staff anywhere in a name. */
const offices = 'admin admins administrator moderator moderators support sysadmin webmaster'.split(' ');

/** Words that suggest it only if the name consists of nothing else, or of these and the site's name. */
const otherWords = [
  'abuse accounts billing care contact customer desk help info mod mods noreply office official operator payment',
  'payments postmaster root security service services site staff superuser system team verification verified',
].flatMap((line) => line.split(' '));

/** Further digits and signs that are read as letters. */
const readAsLetters = new Map(
  Object.entries({ a: '@4', b: '8', e: '3', g: '9', l: '|!', s: '5$', t: '7', z: '2' }).flatMap(
    ([letter, alike]) => [...alike].map((character) => [character, letter] as const),
  ),
);

/** The same for names that look the same at a glance, rn and m included: this is about few words. */
function skeleton(name: string): string {
  const letters = Array.from(nameLook(name), (character) => readAsLetters.get(character) ?? character);
  return letters
    .join('')
    .replace(/\P{L}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}

/** Digits and signs at either end may be read as letters, or be none: a count of those who have the name, an @ before it. */
function skeletons(text: string): string[] {
  return [text, text.replace(/^\P{L}+/u, '')]
    .flatMap((form) => [form, form.replace(/\P{L}+$/u, '')])
    .map(skeleton);
}

const officeSkeletons = new Set(offices.map(skeleton));
const wordSkeletons = [...offices, ...otherWords].map(skeleton);

/** Between words: not signs that are read as letters. A capital after a small letter begins another word. */
const wordBoundary = /[\s._,;:/&+()\-\u2010-\u2015]+|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Whether people could believe that somebody with this name runs the site: a word of it claims an office ("Grace
 * Support"), or it is the site's name or such words together ("Eddagala Help Desk"), or looks like that. The site's
 * name among other words is no claim: it may be a usual word, as "eddagala" is in Luganda.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const words = name.replace(/[\p{Cf}\p{M}]/gu, '').split(wordBoundary);
  if (words.some((word) => skeletons(word).some((form) => officeSkeletons.has(form)))) return true;
  const reserved = [...wordSkeletons, skeleton(siteName)].filter((form) => form !== '');
  const nothingElse = new RegExp(`^(?:${reserved.join('|')})+$`, 'u');
  return skeletons(name).some((form) => nothingElse.test(form));
}
