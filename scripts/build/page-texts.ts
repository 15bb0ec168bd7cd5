import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../core/entities/language.ts';
import { textsIn } from '../../core/texts/catalogues.ts';

/** The files of core/texts that hold texts; the others hold what they are written with. */
export const textFile = /\/core\/texts\/(?!(?:by-subject|catalogues|phrase|text)\.)[\w-]+\.ts$/;

/** What a file of texts is called where a page imports it. */
const textsOfPage = /^(.*\/core\/texts\/[\w-]+\.ts)\?of-page$/;

/**
 * Gives the pages of a build their texts in its language. Templates with values become functions, so that no page loads
 * the code that fills templates. Core speaks to people of every language, and is the same in the builds of all.
 */
export function pageTexts(root: string, language: Language): Plugin {
  const isOfPages = (path: string) =>
    path.startsWith(`${root}/app/`) && !path.startsWith(`${root}/app/composition/`);
  return {
    name: 'page-texts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.ts') || !isOfPages(importer ?? '')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved !== null && textFile.test(resolved.id) ? `${resolved.id}?of-page` : resolved;
    },
    load(id) {
      const [, file] = textsOfPage.exec(id) ?? [];
      return file === undefined ? undefined : writeTexts(file, language);
    },
  };
}

/**
 * The file of the server builds that has core, the adapters and what composes them. The builds of all languages have it
 * in common, so no text of a page may be in it.
 */
export function siteChunk(root: string): (id: string) => string | undefined {
  const folders = ['core', 'app/composition'].map((folder) => `${root}/${folder}/`);
  return (id) => (!id.includes('?') && folders.some((folder) => id.startsWith(folder)) ? 'site' : undefined);
}

/** The source of a file of texts in this language, as pages import it. */
export function writeTexts(file: string, language: Language): string {
  const subject = basename(file, '.ts').replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  const { [subject]: texts } = textsIn(language) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  if (texts === undefined) throw new Error(`${file} is missing in core/texts/by-subject.ts`);
  return moduleOf(texts);
}

/** A module that exports these texts. A phrase is a function of its values, as in core/texts/phrase.ts. */
export function moduleOf(texts: Readonly<Record<string, unknown>>): string {
  return Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${expressionOf(text)};\n`)
    .join('');
}

function expressionOf(text: unknown): string {
  if (typeof text === 'function' && 'template' in text) return functionOf(text.template);
  if (typeof text === 'string') return JSON.stringify(text);
  if (Array.isArray(text)) return `[${text.map(expressionOf).join()}]`;
  if (typeof text !== 'object' || text === null) throw new Error(`${String(text)} is not a text`);
  return `{${Object.entries(text).map(([name, part]) => `${JSON.stringify(name)}: ${expressionOf(part)}`)}}`;
}

function functionOf(template: unknown): string {
  if (typeof template === 'string') return `(v) => ${filled(template)}`;
  const { one, other } = template as { readonly one: string; readonly other: string };
  if (one === other) return `(v) => ${filled(one)}`;
  return `(v) => v.count === 1 ? ${filled(one)} : ${filled(other)}`;
}

function filled(template: string): string {
  const escaped = template.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
  return `\`${escaped.replaceAll(/\{(\w+)\}/g, (_, name) => `\${v.${name}}`)}\``;
}
