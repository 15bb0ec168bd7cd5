import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { SecurityLog } from '../core/ports/security-log.ts';
import { shortAddress } from '../core/shared/throttling/network.ts';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** Writes a JSON line for each event to standard output, or a readable line if that is a terminal. */
export function createLog(
  config: { readonly logLevel: LogLevel },
  destination: DestinationStream = standardOutput(),
): Log {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: withoutPersonalData },
      redact: { paths: secretFields, censor: '[withheld]' },
    },
    destination,
  );
}

/**
 * Security events as log lines: they have a `type` of their own and a level above that of request lines, so that they
 * can be filtered.
 */
export function createSecurityLog(log: Logger): SecurityLog {
  return {
    note(event, { accountId, client, act }) {
      const from = client === undefined ? undefined : shortAddress(client);
      log.warn({ kind: 'security', event, act, account: accountId, client: from }, 'security');
    },
  };
}

function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1);
  const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
  return pretty({ sync: true, ignore: 'requestId' });
}

const secretNames = ['authorization', 'cookie', 'email', 'password', 'text', 'token', 'url'];
const secretFields = secretNames.flatMap((name) => [name, `*.${name}`]);

/** An error without personal data: errors of libraries may quote their input, and anything can be thrown. */
function withoutPersonalData(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) {
    const quoted = typeof thrown === 'string' ? thrown : Object.prototype.toString.call(thrown);
    return { type: typeof thrown, message: withhold(quoted) };
  }
  const { type, message, stack, code } = stdSerializers.err(thrown);
  return {
    type,
    message: withhold(message),
    stack: withhold(stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

function withhold(text: string): string {
  return text
    .replaceAll(/[^\s@"'<>(/]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[email]')
    .replaceAll(/\?[^\s"')]+=[^\s"')]*/g, '?[query]');
}
