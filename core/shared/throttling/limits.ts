import { day, hour } from '../time/durations.ts';

/** This many attempts in this many milliseconds, from the first attempt. */
export interface Limit {
  readonly count: number;
  readonly window: number;
}

/** What an act is counted by; an attempt must be within every limit. */
export interface Limits {
  /** Whoever does it, or whose account it is about: an account id, or an email whether or not it has an account. */
  readonly account?: Limit;
  /** One address, which a whole street may share behind a carrier's network: never fewer than 30 an hour. */
  readonly client?: Limit;
  /** One account from one address: the only tight one. */
  readonly together?: Limit;
}

/**
 * How many times as much as one client all clients of an IPv6 /48 may do together: many phones of a carrier may share
 * it, or one machine may have it to itself.
 */
export const clientsPerNetwork = 10;

export const perHour = (count: number): Limit => ({ count, window: hour });
export const perDay = (count: number): Limit => ({ count, window: day });

/** An act that is limited; its attempts are counted under its name, which no other act may have. */
export type ThrottledAct = Limits & { readonly name: string };

type Declared<Table extends Readonly<Record<string, Limits>>> = {
  readonly [Name in keyof Table]: Table[Name] & { readonly name: Name };
};

/**
 * What a subject limits, by the names of the acts. An act that tests a secret or reveals whether something exists counts
 * when it fails; one that makes or sends something counts when it succeeds, and the same form sent again counts once.
 * Nobody reaches these limits by hand; they stop what only programs do. Numbers without a source are ours: about ten
 * times what the busiest person we can imagine needs.
 */
export function declareLimits<const Table extends Readonly<Record<string, Limits>>>(
  table: Table,
): Declared<Table> {
  const named = Object.entries(table).map(([name, limits]) => [name, { ...limits, name }]);
  return Object.fromEntries(named) as Declared<Table>;
}
