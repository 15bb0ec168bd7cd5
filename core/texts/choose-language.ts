/** The choice of the language in the settings, and the page behind its form. */

export const name = 'Language';
/** Until a speaker has read them all. `core/texts/lg.json` and `sw.json` are the files of the translations. */
export const helpToTranslate =
  'Help us to translate: no speaker has read the texts in Luganda and Kiswahili yet. They are in core/texts/lg.json and core/texts/sw.json of the program.';
export const back = 'Back to the adverts';
