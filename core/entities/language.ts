/** The languages of the site, the first of which is what its texts are written in. */
export const languages = ['en', 'lg', 'sw'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
