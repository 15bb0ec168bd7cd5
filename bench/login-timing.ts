import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArgon2PasswordHasher } from '../adapters/identity/argon2-password-hasher.ts';
import { memoryPorts } from '../adapters/memory/memory-ports.ts';
import { openSqlite } from '../adapters/sql/connection/database.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { createSqlThrottle } from '../adapters/sql/stores/throttle.ts';
import { createSqlTransaction } from '../adapters/sql/stores/transaction.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { logIn } from '../core/accounts/log-in.ts';
import { DomainError, type DomainErrorCode } from '../core/shared/errors.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';

const rounds = 200;
const warmUps = 10;
/** Below the tries that one account has in a day. */
const triesPerAccount = 50;
const tries = rounds + warmUps;
const accountsOfKind = Math.ceil(tries / triesPerAccount);
const resamples = 4000;
/** Percent of resamples that lie outside the interval, on each side. */
const tail = 2.5;

const kinds = ['wrong password', 'no such account', 'account without a password'] as const;
type Kind = (typeof kinds)[number];

/**
 * Whether the time of a refused log-in shows what was wrong: the kinds of failure in random order, round by round, on a
 * real database with the real password hash, then the same with a limit that is used up.
 */
export async function run(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-login-timing-'));
  const { db, close } = openSqlite({ file: join(folder, 'bench.sqlite') });
  try {
    await migrateToLatest(db);
    const memory = memoryPorts();
    const ports = {
      ...memory,
      ...createSqlStores(db),
      transaction: createSqlTransaction(db, memory.eventBus),
      throttle: createSqlThrottle(db, { secret: 'bench' }),
      passwordHasher: createArgon2PasswordHasher(),
    };
    const passwordHash = await ports.passwordHasher.hash('mululuza leaf');
    for (const kind of kinds) {
      if (kind === 'no such account') continue;
      for (let number = 0; number < accountsOfKind; number += 1) {
        await ports.accounts.add({
          id: ports.ids.alphanumeric(20),
          email: emailOf(kind, number),
          emailVerified: true,
          passwordHash: kind === 'wrong password' ? passwordHash : undefined,
          displayName: undefined,
          googleSubject: kind === 'wrong password' ? undefined : ports.ids.alphanumeric(20),
          createdAt: ports.clock.now(),
          consentedAt: ports.clock.now(),
        });
      }
    }

    const measure = async (email: string, client: string, expected: DomainErrorCode) => {
      const form = { email, password: 'mululuza root', remember: true, client };
      const begun = performance.now();
      const answer = await logIn(ports, form).catch((error: unknown) => error);
      const taken = performance.now() - begun;
      if (!(answer instanceof DomainError) || answer.code !== expected) throw answer;
      return taken * 1000;
    };
    const failing = await interleaved((kind, round) =>
      measure(emailOf(kind, round % accountsOfKind), `client ${kind} ${round}`, 'invalid'),
    );
    for (const kind of kinds) {
      for (let tried = 0; tried < 10; tried += 1) await measure(emailOf(kind, 0), 'guesser', 'invalid');
    }
    const refused = await interleaved((kind) => measure(emailOf(kind, 0), 'guesser', 'too-many'));
    return [...rowsOf('', failing), ...rowsOf('too many tries, ', refused)];
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

function emailOf(kind: Kind, number: number): string {
  return `${kind.replaceAll(' ', '-')}-${number}@example.com`;
}

type Samples = Readonly<Record<Kind, number[]>>;

async function interleaved(sample: (kind: Kind, round: number) => Promise<number>): Promise<Samples> {
  const samples: Samples = { 'wrong password': [], 'no such account': [], 'account without a password': [] };
  for (let round = 0; round < tries; round += 1) {
    for (const kind of shuffled(kinds)) {
      const taken = await sample(kind, round);
      if (round >= warmUps) samples[kind].push(taken);
    }
  }
  return samples;
}

function rowsOf(prefix: string, samples: Samples): BenchRow[] {
  const rows: BenchRow[] = kinds.map((kind) => row(`${prefix}${kind}: median`, median(samples[kind])));
  for (const kind of kinds) {
    if (kind === 'wrong password') continue;
    // From one round each, so that whatever else the machine does affects both.
    const differences = samples['wrong password'].map(
      (taken, round) => taken - (samples[kind][round] ?? Number.NaN),
    );
    const medians = Array.from({ length: resamples }, () => median(resampled(differences))).toSorted(
      (left, right) => left - right,
    );
    const at = (percent: number) => medians[Math.floor(((resamples - 1) * percent) / 100)] ?? Number.NaN;
    const name = `${prefix}wrong password - ${kind}`;
    rows.push(
      row(`${name}: median difference`, median(differences)),
      row(`${name}: 95 % interval from`, at(tail)),
      row(`${name}: 95 % interval to`, at(100 - tail)),
    );
  }
  return rows;
}

function row(name: string, value: number): BenchRow {
  return { name, value, unit: 'µs' };
}

function resampled(values: readonly number[]): number[] {
  return values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item);
}
