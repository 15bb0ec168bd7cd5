import type { ParseArgsConfig } from 'node:util';
import type { Ports } from '../../core/ports/ports.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';

/** A command's output: lines for people, and the same as data for `--json`. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Whether nothing was found; the lines say so, and the exit code is 1. */
  readonly foundNothing?: boolean;
}

/** The arguments after the command's name. */
export interface Typed {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

export interface AdminCommand {
  /** The lines of the usage: what can be typed after `npm run admin --`, and what it does. */
  readonly usage: readonly (readonly [typed: string, does: string])[];
  /** Options with a value, besides `--help` and `--json`. */
  readonly options?: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string]>>;
  /**
   * Parses the arguments; throws `WrongUsage` if they are wrong. The site is opened only afterwards, for the work
   * returned.
   */
  read(typed: Typed): Work;
}

/** Throws an `AdminRefusal`, or the `DomainError` of a use case, if it refuses. */
export type Work = (ports: Ports) => Promise<CommandAnswer>;

/** The arguments; throws `WrongUsage` unless there are this many. */
export function wordsOf(typed: Typed, count: number): readonly string[] {
  if (typed.words.length !== count) throw new WrongUsage();
  return typed.words;
}

/** The one argument; throws `WrongUsage` unless there is one. */
export function wordOf(typed: Typed): string {
  return wordsOf(typed, 1)[0] ?? '';
}

/** The value of `--reason`, which the person concerned reads. */
export function reasonOf({ options }: Typed): string {
  const { reason = '' } = options;
  if (reason.trim() === '') throw new WrongUsage('Please give --reason. The person will read it.');
  return reason;
}

/** The text without control characters, which a terminal would execute. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
