import { nameLook } from './name-look.ts';

/** Words that suggest the site's staff anywhere in a name. */
const offices = 'admin admins administrator moderator moderators support sysadmin webmaster'.split(' ');

/** Words that suggest the site's staff only in a name that consists of nothing but these and the site's name. */
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

/**
 * A key that is equal for names that look the same at a glance. Here "rn" and m are equal too, because the key is
 * compared with few words.
 */
function skeleton(name: string): string {
  const letters = Array.from(nameLook(name), (character) => readAsLetters.get(character) ?? character);
  return letters
    .join('')
    .replace(/\P{L}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}

/**
 * All skeletons of a text: digits and signs at either end may be read as letters, or not at all, such as a number
 * after a name or an @ before it.
 */
function skeletons(text: string): string[] {
  return [text, text.replace(/^\P{L}+/u, '')]
    .flatMap((form) => [form, form.replace(/\P{L}+$/u, '')])
    .map(skeleton);
}

const officeSkeletons = new Set(offices.map(skeleton));
const wordSkeletons = [...offices, ...otherWords].map(skeleton);

/** Between two words: white space, signs that are not read as letters, or a capital after a small letter. */
const wordBoundary = /[\s._,;:/&+()\-\u2010-\u2015]+|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Whether people could believe that somebody with this name runs the site: one of its words claims an office ("Grace
 * Support"), or the whole is the site's name, or such words together ("Eddagala Help Desk"), or looks like that. The
 * site's name among other words is no claim: it may be a usual word, as "eddagala" is in Luganda.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const words = name.replace(/[\p{Cf}\p{M}]/gu, '').split(wordBoundary);
  if (words.some((word) => skeletons(word).some((form) => officeSkeletons.has(form)))) return true;
  const reserved = [...wordSkeletons, skeleton(siteName)].filter((form) => form !== '');
  const nothingElse = new RegExp(`^(?:${reserved.join('|')})+$`, 'u');
  return skeletons(name).some((form) => nothingElse.test(form));
}
