import { expect, it } from 'vitest';
import { plainLetters } from './look-alikes.ts';

it.each([
  ['small letters', 'NAKATO', 'nakato'],
  ['accents', 'Ñákató', 'nakato'],
  ['full-width', 'ｎａｋａｔｏ', 'nakato'],
  ['mathematical', '𝖓𝖆𝖐𝖆𝖙𝖔', 'nakato'],
  ['small capitals', 'ɴᴀᴋᴀᴛᴏ', 'nakato'],
  ['Cyrillic', 'аdmіn сор', 'admin cop'],
  ['Greek', 'αdmιn ΗΝΥ', 'admin hny'],
  ['digits and signs', 'n4k@to_1.0', 'n4k@to_1.0'],
  ['what looks like nothing Latin', '李小龍 🌿', '李小龍 🌿'],
])('%s: %s is compared as %s', (_kind, text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
