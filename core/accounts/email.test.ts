import { describe, expect, it } from 'vitest';
import { isPlausibleEmail, normaliseEmail } from './email.ts';

describe('normaliseEmail', () => {
  it.each([
    ['  Nakato@Example.COM ', 'nakato@example.com'],
    ['e\u0301@example.com', 'é@example.com'],
    ['\tmoses@example.com\r\n', 'moses@example.com'],
    ['\ufeffmoses@exam\u00adple.com\u200b', 'moses@example.com'],
    ['moses\u2060@example.com \u200d', 'moses@example.com'],
    [`a${'\u0300'.repeat(100)}@example.com`, `\u00e0${'\u0300'.repeat(29)}@example.com`],
  ])('turns %j into %j', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept);
  });
});

describe('isPlausibleEmail', () => {
  it.each([
    'nakato@example.com',
    'nakato.sarah+herbs@mail.example.co.ug',
    "o'brien@example.com",
    'a@b.ug',
    `${'a'.repeat(64)}@example.com`,
    'nakato@xn--bcher-kva.example',
  ])('accepts %j', (email) => {
    expect(isPlausibleEmail(email)).toBe(true);
  });

  it.each([
    '',
    'nakato',
    '@example.com',
    'nakato@',
    'nakato@localhost',
    'nakato@example..com',
    'nakato@-example.com',
    'nakato@example-.com',
    'nakato@exam ple.com',
    'na kato@example.com',
    'a@b@example.com',
    'nakato@example.com,moses@example.com',
    'nakato@example.com\nbcc: moses@example.com',
    '<nakato@example.com>',
    'é@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}`,
  ])('refuses %j', (email) => {
    expect(isPlausibleEmail(email)).toBe(false);
  });
});
