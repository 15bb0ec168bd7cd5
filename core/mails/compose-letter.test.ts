import { describe, expect, it } from 'vitest';
import type { Language } from '../entities/language.ts';
import { escapeMarkup } from '../shared/text/escape-markup.ts';
import { textsIn } from '../texts/catalogues.ts';
import { texts } from '../texts/text.ts';
import { composeLetter, type Letter } from './compose-letter.ts';

const letter: Letter = {
  language: 'en',
  siteName: 'Eddagala',
  to: 'amina@example.com',
  subject: 'Confirm your email address',
  paragraphs: ['Welcome to Eddagala.', 'Please confirm that this is your address.'],
  action: { label: 'Confirm address', link: 'https://herbs.example/verify-email/Abc123?x=1&y=2' },
  closing: ['The link works for 24 hours.', 'If this was not you, do nothing.'],
};

const htmlOf = (changes: Partial<Letter>) => composeLetter({ ...letter, ...changes }).html ?? '';

describe('a letter', () => {
  it('is readable as plain text, with the link on its own line', () => {
    expect(composeLetter(letter)).toMatchObject({
      to: 'amina@example.com',
      subject: 'Confirm your email address',
      text: `Welcome to Eddagala.

Please confirm that this is your address.

Confirm address:
https://herbs.example/verify-email/Abc123?x=1&y=2

The link works for 24 hours.

If this was not you, do nothing.

Eddagala
`,
    });
  });

  it('says the same in HTML, with the link as a button and as text', () => {
    const html = htmlOf({});
    for (const part of [
      ...letter.paragraphs,
      ...(letter.closing ?? []),
      'Confirm address',
      'Eddagala</td>',
    ]) {
      expect(html).toContain(part);
    }
    const link = 'https://herbs.example/verify-email/Abc123?x=1&amp;y=2';
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(html).toContain(`>${link}</a>`);
  });

  it('breaks addresses anywhere, and words between them', () => {
    const items = [{ label: 'Everything in Kampala', link: 'https://herbs.example/home' }];
    const html = htmlOf({ items });
    expect(html).toMatch(/break-all">https:/);
    expect(html).not.toMatch(/break-all">Everything/);
  });

  it('is in the language of its reader, but for what people wrote', () => {
    const written = { subject: 'Ebisaanyi', paragraphs: ['Webale'] };
    const said = (language: Language) =>
      composeLetter({ ...letter, ...written, language, closing: [texts.letters.signedIn.itWasYou] });
    const { letters, mails } = textsIn('lg');
    expect(said('lg')).toMatchObject({ subject: 'Ebisaanyi', text: expect.stringContaining('Webale') });
    for (const part of ['<html lang="lg">', escapeMarkup(mails.bareLink), letters.signedIn.itWasYou])
      expect(said('lg').html).toContain(part);
    expect(said('lg').text).toContain(letters.signedIn.itWasYou);
    expect(said('en').html).toContain('<html lang="en-UG">');
  });

  it('needs neither a link nor small print', () => {
    const { action: _action, closing: _closing, ...plain } = letter;
    const mail = composeLetter(plain);
    expect(mail.text).toBe(`${letter.paragraphs.join('\n\n')}\n\nEddagala\n`);
    expect(mail.html).not.toContain('<a ');
  });

  it('keeps the lines of a paragraph', () => {
    const paragraphs = ['one\ntwo\r\nthree'];
    expect(composeLetter({ ...letter, paragraphs }).text).toContain('one\ntwo\r\nthree\n');
    expect(htmlOf({ paragraphs })).toContain('>one<br>\ntwo<br>\nthree</p>');
  });

  it('loads nothing from anywhere', () => {
    expect(htmlOf({})).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|\bsrc=|\bbackground="/i);
  });

  it('has colours for dark mode too', () => {
    expect(htmlOf({})).toContain('<meta name="color-scheme" content="light dark">');
    expect(htmlOf({})).toContain('@media (prefers-color-scheme: dark)');
  });
});

describe('what somebody else wrote', () => {
  const evil = `</td><script>alert(1)</script><img src=x onerror='a'>"&lt;&amp;`;

  it.each<[string, Partial<Letter>]>([
    ['a paragraph', { paragraphs: [evil] }],
    ['the subject', { subject: evil }],
    ['the name of the site', { siteName: evil }],
    ['the small print', { closing: [evil] }],
    ['the label', { action: { label: evil, link: 'https://herbs.example/' } }],
    ['the link', { action: { label: 'Open', link: 'https://herbs.example/"><script>alert(1)</script>' } }],
  ])('stays text in %s', (_part, changes) => {
    const html = htmlOf(changes);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const tagsOf = (page: string) => page.match(/<[a-z!/][^>]*>/gi)?.map((tag) => /^<[\w/!]+/.exec(tag)?.[0]);
    const harmless = {
      ...changes,
      ...(changes.action ? { action: { label: 'x', link: 'https://a.example' } } : {}),
    };
    const plain = Object.fromEntries(
      Object.entries(harmless).map(([part, value]) => [
        part,
        typeof value === 'string' ? 'x' : Array.isArray(value) ? ['x'] : value,
      ]),
    );
    expect(tagsOf(html)).toEqual(tagsOf(htmlOf(plain)));
  });

  it('is shown as it was written', () => {
    expect(htmlOf({ paragraphs: [`<b> & "x" 'y' &amp;`] })).toContain(
      '&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; &amp;amp;',
    );
    expect(composeLetter({ ...letter, paragraphs: [evil] }).text).toContain(evil);
  });

  it.each([
    'javascript:alert(1)',
    '/verify-email/abc',
    '//evil.example',
    'https://herbs.example/a b',
    'https://herbs.example/\nx',
    '',
  ])('becomes a link only if it leads to a site: %j', (link) => {
    expect(() => composeLetter({ ...letter, action: { label: 'Open', link } })).toThrow('absolute');
  });
});
