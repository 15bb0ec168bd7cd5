import type { ParseArgsConfig } from 'node:util';
import type { Ports } from '../../core/ports/ports.ts';

/** What a command has to say: lines for people, or the same as data with `--json`. */
export interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
}

/** What was typed after the command's name. */
export interface Typed {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Refuses by a `DomainError`, which is exit code 1, or by `WrongUsage`, which is 2. */
export interface AdminCommand {
  /** What can be typed after `npm run admin --`, each with what it does. */
  readonly usage: readonly (readonly [typed: string, does: string])[];
  /** Besides `--help` and `--json`; each takes a value. */
  readonly options?: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string]>>;
  run(ports: Ports, typed: Typed): Promise<Answer>;
}

/** What was typed is no command; the usage says what is. */
export class WrongUsage extends Error {}

/** Exactly so many words. */
export function wordsOf(typed: Typed, count: number): readonly string[] {
  if (typed.words.length !== count) throw new WrongUsage();
  return typed.words;
}

/** The one word that a command is about. */
export function wordOf(typed: Typed): string {
  return wordsOf(typed, 1)[0] ?? '';
}

/** Why, for the person that it is about. */
export function reasonOf({ options }: Typed): string {
  const { reason } = options;
  if (reason === undefined) throw new WrongUsage('Please give --reason. The person will read it.');
  return reason;
}

/** Without what a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
