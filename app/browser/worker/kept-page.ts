import { agoInWords } from '../../../core/shared/time/ago-in-words.ts';
import * as agesTexts from '../../../core/texts/ages.ts';
import { offline } from '../../../core/texts/network.ts';
import * as offlineTexts from '../../../core/texts/offline.ts';
import { tag } from '../../../core/texts/page-language.ts';

/** A kept page of which the page in place of another tells. */
export interface Link {
  readonly address: string;
  readonly title: string;
}

/** The title of a page without the site's name, as it stands in the markup. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return title.replace(/ · [^·]*$/, '');
}

/**
 * The page as it is shown without a network. It says so itself, in the element that every page has for that, and by an
 * attribute: script must know that its forms' keys may have been used.
 */
export function withNotice(html: string, age: number): string {
  const seen = offlineTexts.seen({ ago: agoInWords(age, agesTexts) });
  const [sprite = ''] = /\/assets\/icons-[\w-]+\.svg/.exec(html) ?? [];
  const icon = `<svg class="icon" aria-hidden="true"><use href="${sprite}#offline"></use></svg>`;
  return html
    .replace('<html', `<html data-kept="${seen}"`)
    .replace(
      '<div class="kept">',
      `$&<div class="alert">${icon}<p>${offline}<br><small>${seen}</small></p></div>`,
    );
}

/** A page in place of one that was not kept. `like` is any kept page, for its stylesheet. */
export function offlinePage(address: string, like: string, adverts: readonly Link[]): string {
  const [stylesheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(like) ?? [];
  const list = adverts.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join('');
  const again = address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${offlineTexts.title}</title>${stylesheet}</head><body><main id="main"><section class="error-page"><h1>${offlineTexts.title}</h1><p>${offline}</p><p>${offlineTexts.notKept}</p><p class="button-row"><a class="button" href="${again}">${offlineTexts.tryAgain}</a></p>${list && `<h2>${offlineTexts.adverts}</h2><ul>${list}</ul>`}</section></main></body></html>`;
}
