import { describe, expect, it } from 'vitest';
import { readOutsideAddress, textParts } from './text-parts.ts';

/** Addresses in angle brackets. */
function marked(text: string): string {
  return textParts(text)
    .map((part) => (part.kind === 'link' ? `<${part.text}>` : part.text))
    .join('');
}

describe('textParts', () => {
  it.each([
    ['see https://herbs.example/neem.', 'see <https://herbs.example/neem>.'],
    ['(https://herbs.example)', '(<https://herbs.example>)'],
    ['https://en.example/wiki/Neem_(tree)', '<https://en.example/wiki/Neem_(tree)>'],
    [
      'https://a.example, https://b.example:8443/?q=1#x',
      '<https://a.example>, <https://b.example:8443/?q=1#x>',
    ],
  ])('finds the addresses in %j', (text, wanted) => {
    expect(marked(text)).toBe(wanted);
  });

  it.each([
    ['(see https://herbs.example/neem).)…', '(see <https://herbs.example/neem>).)…'],
    ['https://herbs.example/a_(b).).', '<https://herbs.example/a_(b).)>.'],
    ['https://...)', 'https://...)'],
  ])('leaves what ends a sentence or a parenthesis out of the addresses in %j', (text, wanted) => {
    expect(marked(text)).toBe(wanted);
  });

  // Where each is looked at again and again, these take half a minute.
  it.each([
    ['an address', `<https://herbs.example/>${'.'.repeat(4000)}${')'.repeat(4000)}`],
    ['no sentence', '.'.repeat(200_000)],
  ])('does not look twice at a long row of characters that end %s', (_, wanted) => {
    expect(marked(wanted.replace(/[<>]/g, ''))).toBe(wanted);
  });

  it('loses no part of a text', () => {
    const text = 'a. b https://herbs.example/x! c? javascript:alert(1) https:// d';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('readOutsideAddress', () => {
  it('finds the host of an address', () => {
    expect(readOutsideAddress('https://Herbs.example:8443/a?b#c')).toEqual({
      href: 'https://Herbs.example:8443/a?b#c',
      host: 'herbs.example',
    });
  });

  it.each([
    'http://herbs.example',
    'javascript:alert(1)',
    '//herbs.example',
    'https://own.example@evil.example/',
    'https://localhost',
    'https://',
    'https://herbs.example/a b',
    'https://herbs.example\\@evil.example',
    'https://herbs.exаmple',
    'https://evil.example/\u202Elmth.slaed',
    'https://evil.example/\u2067a',
    'https://evil.example/\u001B[8m',
  ])('does not link to %s', (text) => {
    expect(readOutsideAddress(text)).toBeUndefined();
  });
});
