import { expect, it } from 'vitest';
import { dropInvisible } from './drop-invisible.ts';

it.each([
  ['a soft hyphen', '\u00ad'],
  ['a zero width space', '\u200b'],
  ['a zero width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['an isolate, as contacts put round numbers', '\u2068'],
  ['a word joiner', '\u2060'],
  ['an invisible separator', '\u2063'],
  ['a variation selector', '\ufe0f'],
  ['a byte order mark', '\ufeff'],
  ['a tag', '\u{e0041}'],
])('drops %s', (_, character) => {
  expect(dropInvisible(`${character}mo${character}ringa${character}`)).toBe('moringa');
});

it.each(['', 'omululuza n’ebirala', 'a b\u00a0c\nd', '🌿', 'हिन्दी'])('leaves %j as it is', (text) => {
  expect(dropInvisible(text)).toBe(text);
});
