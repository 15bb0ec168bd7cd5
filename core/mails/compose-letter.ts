import type { Language } from '../entities/language.ts';
import type { Mail } from '../ports/mailer.ts';
import { escapeMarkup } from '../shared/text/escape-markup.ts';
import { textsIn } from '../texts/catalogues.ts';
import { inWords, type Text, texts } from '../texts/text.ts';

/** A text, or plain text that somebody wrote. */
type Words = Text | string;

export interface Letter {
  /** Of the reader. */
  readonly language: Language;
  readonly siteName: string;
  readonly to: string;
  readonly subject: Words;
  /** Line ends are kept. */
  readonly paragraphs: readonly Words[];
  /** Items below the paragraphs, each a link. The links are absolute, http or https. */
  readonly items?: readonly Link[];
  /** Below the items. */
  readonly more?: Words | undefined;
  /** The link of the letter's one button: absolute, http or https. */
  readonly action?: Link;
  /** In small print below the rest. */
  readonly closing?: readonly Words[];
  /** The unsubscribe link: absolute, http or https. */
  readonly unsubscribe?: Link;
}

interface Link {
  readonly label: Words;
  readonly link: string;
}

/**
 * A mail in the site's style, as text and as HTML with the same content. It loads nothing, so that opening it cannot be
 * tracked, and works in narrow and dark mail programs and in those that ignore the style sheet.
 */
export function composeLetter(letter: Letter): Mail {
  const { to, items = [], action, unsubscribe } = letter;
  for (const { link } of [...items, action, unsubscribe].filter((given) => given !== undefined)) {
    if (!/^https?:\/\/[!-~]+$/.test(link)) {
      throw new Error('The link in a letter must be absolute.');
    }
  }
  const said = saidLetter(letter);
  const mail = { to, subject: said.subject, text: asText(said), html: asHtml(said) };
  return unsubscribe === undefined ? mail : { ...mail, unsubscribe: unsubscribe.link };
}

interface SaidLink {
  readonly label: string;
  readonly link: string;
}

/** A letter in the language of its reader. */
interface SaidLetter {
  /** As `html` names the language. */
  readonly tag: string;
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly SaidLink[];
  readonly more: string | undefined;
  readonly action: SaidLink | undefined;
  readonly bareLink: string;
  readonly closing: readonly string[];
  readonly unsubscribe: SaidLink | undefined;
}

function saidLetter({ language, siteName, items = [], closing = [], ...letter }: Letter): SaidLetter {
  const { more, action, unsubscribe } = letter;
  const said = (words: Words) => inWords(words, language);
  const saidLink = ({ label, link }: Link) => ({ label: said(label), link });
  return {
    tag: textsIn(language).pageLanguage.tag,
    siteName,
    subject: said(letter.subject),
    paragraphs: letter.paragraphs.map(said),
    items: items.map(saidLink),
    more: more && said(more),
    action: action && saidLink(action),
    bareLink: said(texts.mails.bareLink),
    closing: closing.map(said),
    unsubscribe: unsubscribe && saidLink(unsubscribe),
  };
}

function asText({ siteName, paragraphs, items, more, action, closing, unsubscribe }: SaidLetter): string {
  const parts = [
    ...paragraphs,
    ...items.map(({ label, link }) => `${label}\n${link}`),
    ...(more === undefined ? [] : [more]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...closing,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${unsubscribe.link}`]),
    siteName,
  ];
  return `${parts.join('\n\n')}\n`;
}

function asHtml(letter: SaidLetter): string {
  const { tag, siteName, subject, paragraphs, items, more, action, bareLink, closing, unsubscribe } = letter;
  return `<!DOCTYPE html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #141a14 !important; }
  .sheet { background: #1e271e !important; border-color: #2e382d !important; }
  .ink { color: #ece7da !important; }
  .muted { color: #a9ae9f !important; }
  .leaf { color: #8fcb9b !important; }
  .button { background: #8fcb9b !important; color: #10210f !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf7ef">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7ef"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr>
<td class="leaf" style="padding:0 4px 12px;color:#2f5d3a;font:bold 20px/28px Georgia,serif;text-align:left">${escapeMarkup(siteName)}</td>
</tr><tr>
<td class="sheet" style="padding:24px 20px 8px;background:#ffffff;border:1px solid #e4dbc9;border-radius:6px;text-align:left">
${paragraphs.map((paragraph) => block('ink', `color:#22301f;${type}`, htmlLines(paragraph))).join('\n')}
${items.map(({ label, link }) => block('ink', `color:#22301f;${type}`, htmlLink(link, label))).join('\n')}
${more === undefined ? '' : block('ink', `color:#22301f;${type}`, htmlLines(more))}
${action === undefined ? '' : htmlAction(action, bareLink)}
${closing.map((line) => block('muted', `color:#5e6656;${smallType}`, htmlLines(line))).join('\n')}
${unsubscribe === undefined ? '' : block('muted', `color:#5e6656;${smallType}`, htmlLink(unsubscribe.link, unsubscribe.label))}
</td>
</tr></table>
</td>
</tr></table>
</body>
</html>
`;
}

const sans = 'system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const type = `font:16px/24px ${sans}`;
const smallType = `font:14px/20px ${sans}`;

/** Long words, links above all, break instead of widening the page. */
function block(name: string, style: string, html: string): string {
  return `<p class="${name}" style="margin:0 0 16px;${style};overflow-wrap:anywhere;word-break:break-word">${html}</p>`;
}

/** The button, and below it its address after the words `bareLink`. */
function htmlAction({ label, link }: SaidLink, bareLink: string): string {
  const target = escapeMarkup(link);
  // An address has no spaces to break at.
  const bare = htmlLink(link, link, 'word-break:break-all');
  return `<p style="margin:24px 0">
<a class="button" href="${target}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#2f5d3a;color:#fffdf8;font:bold 16px/24px ${sans};text-decoration:none">${escapeMarkup(label)}</a>
</p>
${block('muted', `color:#5e6656;${smallType}`, `${escapeMarkup(bareLink)}<br>${bare}`)}`;
}

function htmlLink(link: string, words: string, style = ''): string {
  return `<a class="leaf" href="${escapeMarkup(link)}" style="color:#2f5d3a;${style}">${escapeMarkup(words)}</a>`;
}

function htmlLines(text: string): string {
  return escapeMarkup(text).replaceAll(/\r\n|\r|\n/g, '<br>\n');
}
