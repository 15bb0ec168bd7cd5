import type { Plugin } from 'vite';
import { texts } from '../core/texts.ts';

const subjects: Readonly<Record<string, Readonly<Record<string, unknown>>>> = texts;

/**
 * Brings the texts of core to where a browser's script uses them, so that no page loads those of others. A plain text is written
 * there, because in a file of its own it would have a name that one file exports and another imports. For others a module
 * imports the file of their subject, and not all subjects at once.
 */
export const placeTexts: Plugin = {
  name: 'place-texts',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: (code, id) =>
    /^(?!.*node_modules).*\.tsx?\b/.test(id) ? { code: withTexts(code), map: null } : undefined,
};

export function withTexts(code: string): string {
  const [line, folder] = /^import \{ texts \} from '(\S+\/texts)\.ts';$/m.exec(code) ?? [];
  if (line === undefined) return code;
  const used = new Set<string>();
  const placed = code.replace(/\btexts\.(\w+)(?:\.(\w+))?/g, (use, subject: string, name: string) => {
    const text = subjects[subject]?.[name];
    if (typeof text === 'string') return JSON.stringify(text);
    if (subjects[subject] === undefined) return use;
    used.add(subject);
    return `${subject}Texts${name === undefined ? '' : `.${name}`}`;
  });
  const [whole] = /[=(,[{:] ?texts[;),\]}]/.exec(placed) ?? [];
  if (whole !== undefined) throw new Error(`"${whole}" uses all texts at once: name the subjects.`);
  const imports = [...used].map((subject) => {
    const file = subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `import * as ${subject}Texts from '${folder}/${file}.ts';`;
  });
  return placed.replace(line, imports.join(' '));
}
