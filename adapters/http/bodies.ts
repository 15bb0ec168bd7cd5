import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type BodyRate, watchBodyRate } from './body-rate.ts';
import { clientNetwork } from './client-network.ts';
import type { Answer } from './handler.ts';
import { isMultipart } from './multipart.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { createRequestBody, tooLarge } from './request-body.ts';

export interface BodyLimits {
  /**
   * Bodies of one client that may be arriving at once; forms with files and other bodies are counted separately, each
   * up to this.
   */
  readonly perClient: number;
  /** Forms with files of one account at once, each counted until the app has finished with it. */
  readonly perAccount: number;
  /** Bytes of all bodies together that may be in memory. */
  readonly bytes: number;
  /** How slowly a body may arrive, in milliseconds: see `watchBodyRate`. */
  readonly slowBodyTimeout: number;
}

/** The body of a request that the app is processing. */
export interface OpenBody {
  readonly stream: Readable;
  /** To be called when the session is known: counts the body against the account's limit. */
  identify(account: string): void;
  /**
   * Counts so many bytes as no longer in memory, immediately or when `work` has settled. This holds even if the body is
   * refused in the meantime.
   */
  release(bytes: number, work?: Promise<unknown>): void;
  /** To be called when the app has finished with the body. */
  end(): void;
}

interface Counted {
  readonly client: string;
  readonly multipart: boolean;
  readonly rate: BodyRate;
  account: string | undefined;
  /** Bytes of this body in memory; dropping the body frees them. */
  held: number;
  isArriving: boolean;
  drop(refusal: Refusal): void;
}

/**
 * Opens the bodies of requests and counts them and their bytes in memory. Beyond a limit on their number, the slowest
 * of the bodies that the server is waiting for is refused, so that slow senders cannot lock others out. When memory is
 * full, the slowest body of the client that occupies most memory is refused.
 */
export function createBodies({ perClient, perAccount, bytes, slowBodyTimeout }: BodyLimits) {
  const open = new Set<Counted>();
  let held = 0;

  function forget(body: Counted): void {
    if (open.delete(body)) held -= body.held;
  }

  /**
   * Refuses the slowest of these bodies that the server is waiting for; if it waits for none, because the app is not
   * reading, refuses `newest`.
   */
  function refuseSlowest(among: readonly Counted[], newest: Counted, refusal: Refusal): void {
    const slowestFirst = among.filter(isAwaited).sort((one, other) => other.rate.lag() - one.rate.lag());
    const [slowest = newest] = slowestFirst;
    slowest.drop(refusal);
  }

  function begin(body: Counted): void {
    const others = [...open].filter(
      ({ client, multipart, isArriving }) =>
        isArriving && client === body.client && multipart === body.multipart,
    );
    open.add(body);
    if (others.length >= perClient) refuseSlowest(others, body, tooManyOfClient);
  }

  function identify(body: Counted, account: string): void {
    if (!body.multipart) return;
    body.account = account;
    const others = [...open].filter((other) => other !== body && other.account === account);
    if (others.length >= perAccount) refuseSlowest(others, body, tooManyOfAccount);
  }

  function hold(body: Counted, count: number): void {
    if (!open.has(body)) return;
    body.held += count;
    held += count;
    while (held > bytes && open.has(body)) {
      const client = heaviestOf([...open].filter(isAwaited));
      refuseSlowest(
        [...open].filter((each) => each.client === client),
        body,
        tooManyBytes,
      );
    }
  }

  function release(body: Counted, count: number, work: Promise<unknown> | undefined): void {
    if (!open.has(body)) return;
    body.held -= count;
    const free = () => {
      held -= count;
    };
    if (work === undefined) free();
    else void work.then(free, free);
  }

  return {
    /**
     * `leaving` is aborted when the body is refused, so that the app does not report the truncated body as an error.
     */
    open(request: IncomingMessage, response: Answer, leaving: AbortController): OpenBody {
      const multipart = isMultipart(request.headers['content-type']);
      const body: Counted = {
        client: clientNetwork(response.locals.clientAddress),
        multipart,
        rate: watchBodyRate({ multipart, slowBodyTimeout, onSlow: () => body.drop(tooSlow) }),
        account: undefined,
        held: 0,
        isArriving: true,
        drop(refusal) {
          forget(body);
          stream.destroy(new Error(refusal.about));
          if (response.headersSent) return;
          refuse(request, response, refusal);
          leaving.abort();
        },
      };
      const stream = createRequestBody(request, {
        rate: body.rate,
        onBytes: (count) => hold(body, count),
        onTooLarge: () => body.drop(tooLarge),
      });
      stream.once('close', () => {
        body.isArriving = false;
      });
      response.once('close', () => {
        stream.destroy(new Error('The request was over before its body was read'));
      });
      begin(body);
      return {
        stream,
        identify: (account) => identify(body, account),
        release: (count, work) => release(body, count, work),
        end: () => forget(body),
      };
    },
  };
}

function isAwaited({ rate }: Counted): boolean {
  return rate.isRunning();
}

/** The client whose bodies occupy most memory. */
function heaviestOf(bodies: readonly Counted[]): string | undefined {
  const sums = new Map<string, number>();
  for (const { client, held } of bodies) sums.set(client, (sums.get(client) ?? 0) + held);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Seconds. */
const retryAfter = 20;

const tooManyOfClient: Refusal = {
  status: 429,
  about: 'tooMuchOfNetwork',
  retryAfter,
};

const tooManyOfAccount: Refusal = {
  status: 429,
  about: 'tooManyPhotos',
  retryAfter,
};

const tooManyBytes: Refusal = {
  status: 503,
  about: 'tooMuchInAll',
  retryAfter,
};

const tooSlow: Refusal = {
  status: 408,
  about: 'stopped',
};
