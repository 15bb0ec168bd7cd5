import type { ParseArgsConfig } from 'node:util';
import type { Ports } from '../../core/ports/ports.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';

/** A command's output: lines for people, or the same as data with `--json`. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Whether what was asked for, or every list, is empty; the lines say so. */
  readonly foundNothing?: boolean;
}

/** What was typed after the command's name. */
export interface Typed {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

export interface AdminCommand {
  /** What can be typed after `npm run admin --`, each with what it does. */
  readonly usage: readonly (readonly [typed: string, does: string])[];
  /** Besides `--help` and `--json`; each takes a value. */
  readonly options?: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string]>>;
  /** Refuses what was typed wrongly with `WrongUsage`, before the shop is opened for the work that it returns. */
  read(typed: Typed): Work;
}

/** Refuses with a `DomainError`. */
export type Work = (ports: Ports) => Promise<CommandAnswer>;

/** Exactly this many words. */
export function wordsOf(typed: Typed, count: number): readonly string[] {
  if (typed.words.length !== count) throw new WrongUsage();
  return typed.words;
}

/** The one word that a command is about. */
export function wordOf(typed: Typed): string {
  return wordsOf(typed, 1)[0] ?? '';
}

/** The reason of a decision, for the person it is about. */
export function reasonOf({ options }: Typed): string {
  const { reason = '' } = options;
  if (reason.trim() === '') throw new WrongUsage('Please give --reason. The person will read it.');
  return reason;
}

/** Without control characters for a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
