import { parseArgs } from 'node:util';
import type { Ports } from '../../core/ports/ports.ts';
import { DomainError, fieldsInWords } from '../../core/shared/errors.ts';
import { exitCodes } from '../cli/exit-codes.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { adverts } from './adverts.ts';
import { audit } from './audit.ts';
import { feedback } from './feedback.ts';
import { payments } from './payments.ts';
import { pushKeys } from './push-keys.ts';
import { reports } from './reports.ts';
import { grant, revoke } from './roles.ts';
import { appeals, ban, restore, suspend, warn } from './sanctions.ts';
import { resetLink, twoStep, users, verify } from './users.ts';

/** Where output and errors go, and access to the site. */
interface AdminConsole {
  /** Opens the site for a command; not called for wrong usage or `--help`. */
  withPorts<Result>(work: (ports: Ports) => Promise<Result>): Promise<Result>;
  print(line: string): void;
  complain(line: string): void;
}

const commands: Readonly<Record<string, AdminCommand>> = {
  users,
  warn,
  suspend,
  ban,
  restore,
  appeals,
  reports,
  adverts,
  'reset-link': resetLink,
  verify,
  'two-step': twoStep,
  grant,
  revoke,
  audit,
  payments,
  feedback,
  'push-keys': pushKeys,
};

const everyCommand = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Runs one of the operator's commands; returns the exit code. */
export async function runAdminCommand(
  args: readonly string[],
  { withPorts, print, complain }: AdminConsole,
): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help') {
    print(usageOf(Object.values(commands)));
    return exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    if (name !== '') complain(`There is no command ${name}.`);
    complain(usageOf(Object.values(commands)));
    return exitCodes.mistyped;
  }
  try {
    const { words, help, json, options } = parse(command, rest);
    if (help) {
      print(usageOf([command]));
      return exitCodes.done;
    }
    const { lines, data, foundNothing = false } = await withPorts(command.read({ words, options }));
    if (json) print(JSON.stringify(data, null, 2));
    else for (const line of lines) print(line);
    return foundNothing ? exitCodes.failed : exitCodes.done;
  } catch (error) {
    if (error instanceof WrongUsage) {
      if (error.message !== '') complain(error.message);
      complain(usageOf([command]));
      return exitCodes.mistyped;
    }
    if (error instanceof AdminRefusal) {
      complain(error.message);
      return exitCodes.failed;
    }
    if (!(error instanceof DomainError)) throw error;
    // The message of an invalid form only says that fields have problems.
    const problems = Object.values(fieldsInWords(error.fields, 'en'));
    complain(problems.length > 0 ? problems.join('\n') : error.message);
    if (error.code !== 'invalid') return exitCodes.failed;
    complain(usageOf([command]));
    return exitCodes.mistyped;
  }
}

function parse(command: AdminCommand, args: readonly string[]) {
  try {
    const config = { ...everyCommand, ...command.options };
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const { help, json, ...options } = values;
    return {
      words: positionals,
      help: help === true,
      json: json === true,
      options: options as Readonly<Record<string, string | undefined>>,
    };
  } catch (error) {
    throw new WrongUsage(error instanceof TypeError ? error.message : '');
  }
}

function usageOf(described: readonly AdminCommand[]): string {
  const all = described.flatMap(({ usage }) => usage);
  const width = Math.max(...all.map(([typed]) => typed.length));
  const lines = all.map(([typed, does]) => `npm run admin -- ${typed.padEnd(width)}  ${does}`);
  return [
    `Usage: ${lines.join('\n       ')}`,
    'Each takes --help, and --json for JSON output. Exit codes: 0 done, 1 refused or nothing found, 2 typed wrongly.',
  ].join('\n');
}
