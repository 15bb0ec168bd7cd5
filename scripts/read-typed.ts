import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What was typed after a command's name. `--help` prints the usage and ends the process; so does whatever the command
 * does not know, with exit code 1.
 */
export function readTyped<const Known extends ParseArgsConfig>(usage: string, known: Known) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(known);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on about arguments that begin with a dash.
    const [mistake] = error.message.split(/\.(?:\s|$)/);
    console.error(`${mistake}.\n${usage}`);
    process.exit(1);
  }
}
