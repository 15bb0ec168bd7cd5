import { connectionFailure } from './connection-failure.ts';

/** Runs a command; any error ends the process with one line. */
export async function exitOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = connectionFailure(error) ?? (error instanceof Error ? error.message : String(error));
    console.error(`Failed: ${reason.replace(/\.?$/, '.')}`);
    process.exit(1);
  }
}
