import { connectionFailure } from './connection-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { endAsMistyped } from './parse-command-line.ts';
import { WrongUsage } from './wrong-usage.ts';

/** Runs a command. An error ends the process with one line; wrong usage, with the usage as well. */
export async function exitOnFailure<Result>(usage: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongUsage) return endAsMistyped(error.message, usage);
    const reason = connectionFailure(error) ?? (error instanceof Error ? error.message : String(error));
    console.error(`Failed: ${reason.replace(/\.?$/, '.')}`);
    process.exit(exitCodes.failed);
  }
}
