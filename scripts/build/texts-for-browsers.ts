import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The files of core/texts that hold texts; the others hold what they are written with. */
export const textFile = /\/core\/texts\/(?!(?:by-subject|catalogues|language|phrase|texts?)\.)[\w-]+\.ts$/;

/**
 * Gives browsers each text as it is used: a template with values becomes a function, so that no page loads the code
 * that fills templates.
 */
export function textsForBrowsers(): Plugin {
  return {
    name: 'texts-for-browsers',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (textFile.test(id) ? readTextFile(id) : undefined),
  };
}

/** The source of a file of texts for browsers. */
export async function readTextFile(file: string): Promise<string> {
  return moduleOf(await import(pathToFileURL(file).href));
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
  return `(v) => v.count === 1 ? ${filled(one)} : ${filled(other)}`;
}

function filled(template: string): string {
  const escaped = template.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
  return `\`${escaped.replaceAll(/\{(\w+)\}/g, (_, name) => `\${v.${name}}`)}\``;
}
