import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type BodyRate, watchBodyRate } from './body-rate.ts';
import { clientNetwork } from './client-network.ts';
import type { Answer } from './handler.ts';
import { isMultipart } from './multipart.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { createRequestBody, tooLarge } from './request-body.ts';

export interface BodyLimits {
  /** How many of one client may be arriving at once: so many forms with files, and as many others. */
  readonly perClient: number;
  /** How many forms with files one account may send at once, counted until the app is done with them. */
  readonly perAccount: number;
  /** How many bytes of bodies may be in memory, in all. */
  readonly bytes: number;
  /** How slowly a body may arrive, in milliseconds: see `watchBodyRate`. */
  readonly slowBodyTimeout: number;
}

/** The body of a request that the app is working on. */
export interface OpenBody {
  readonly stream: Readable;
  /** Says which account sends it. */
  identify(account: string): void;
  /**
   * Says that so many bytes of it are no longer in memory, or will not be when this work on them has ended, whatever becomes
   * of the request until then.
   */
  release(bytes: number, work?: Promise<unknown>): void;
  /** Says that the app is done with it. */
  end(): void;
}

interface Counted {
  readonly client: string;
  readonly multipart: boolean;
  readonly rate: BodyRate;
  account: string | undefined;
  /** Bytes in memory, which are free when it is dropped. */
  held: number;
  isArriving: boolean;
  drop(refusal: Refusal): void;
}

/**
 * Opens the bodies of requests, and counts them and what they hold in memory. When there are more than a limit allows,
 * the slowest of those that we are waiting for is refused, so that no number of slow ones keeps others out; when memory is
 * full, the slowest of the client that holds most of it.
 */
export function createBodies({ perClient, perAccount, bytes, slowBodyTimeout }: BodyLimits) {
  const open = new Set<Counted>();
  let held = 0;

  function forget(body: Counted): void {
    if (open.delete(body)) held -= body.held;
  }

  /** Refuses the slowest of these that we are waiting for, or where we wait for none, because the app is busy, the newest. */
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
    /** `leaving` is aborted when the body is refused, so that nobody takes its end for a fault of ours. */
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
          stream.destroy(new Error(refusal.title));
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

/** The client whose bodies hold most. */
function heaviestOf(bodies: readonly Counted[]): string | undefined {
  const sums = new Map<string, number>();
  for (const { client, held } of bodies) sums.set(client, (sums.get(client) ?? 0) + held);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** In seconds. */
const retryAfter = 20;

const tooManyOfClient: Refusal = {
  status: 429,
  title: 'Too much at once',
  text: 'Too much is being sent from your network right now, so we kept none of it. Please go back and send it again in a moment.',
  retryAfter,
};

const tooManyOfAccount: Refusal = {
  status: 429,
  title: 'Too much at once',
  text: 'You are sending too many photos at once, so we kept none of these. Please go back and send them again in a moment.',
  retryAfter,
};

const tooManyBytes: Refusal = {
  status: 503,
  title: 'Too much at once',
  text: 'We are being sent more than we can take right now, so we kept none of this. Please go back and send it again in a moment.',
  retryAfter,
};

const tooSlow: Refusal = {
  status: 408,
  title: 'The connection stopped',
  text: 'We waited for the rest of what you were sending, but it did not arrive in time. Please go back and send it again.',
};
