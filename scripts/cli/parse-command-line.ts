import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitCodes } from './exit-codes.ts';

/**
 * Parses the arguments of a command. `--help` prints the usage and ends the process; wrong usage ends it with an error.
 */
export function parseCommandLine<const Known extends ParseArgsConfig>(usage: string, known: Known) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(exitCodes.done);
  }
  try {
    return parseArgs(known);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Only the first sentence: Node adds an explanation about arguments that begin with a dash.
    const [mistake] = error.message.split(/\.(?:\s|$)/);
    return endAsMistyped(`${mistake}.`, usage);
  }
}

/** Parses a positive integer; anything else ends the process with an error. */
export function readCount(option: string, typed: string, usage: string): number {
  const count = Number(typed);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  return endAsMistyped(`--${option}: expected a whole number from 1.`, usage);
}

/** Prints the mistake and the usage, and ends the process. */
export function endAsMistyped(mistake: string, usage: string): never {
  console.error(`${mistake}\n${usage}`);
  process.exit(exitCodes.mistyped);
}
