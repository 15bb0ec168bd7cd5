import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitCodes } from './exit-codes.ts';

/**
 * What was typed after a command's name. `--help` prints the usage and ends the process; so does whatever the command
 * does not know, as typed wrongly.
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
    // Node goes on about arguments that begin with a dash.
    const [mistake] = error.message.split(/\.(?:\s|$)/);
    return endAsMistyped(`${mistake}.`, usage);
  }
}

/** A whole number from 1; anything else ends the process as typed wrongly. */
export function readCount(option: string, typed: string, usage: string): number {
  const count = Number(typed);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  return endAsMistyped(`--${option}: expected a whole number from 1.`, usage);
}

/** Says what is wrong and how the command is typed, and ends the process. */
export function endAsMistyped(mistake: string, usage: string): never {
  console.error(`${mistake}\n${usage}`);
  process.exit(exitCodes.mistyped);
}
