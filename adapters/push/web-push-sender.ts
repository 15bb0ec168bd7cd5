import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Clock } from '../../core/ports/clock.ts';
import type { Push, PushOutcome, PushSender } from '../../core/ports/push-sender.ts';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';
import { addressesOf, isPublicAddress } from './public-address.ts';
import { readPushKeys, writePushKeys } from './push-keys.ts';
import { areBrowserKeys, type Browser, pushHeaders, sealedPush } from './sealed-push.ts';

/** Milliseconds. */
const usualDeadline = 10_000;
/** Characters. */
const longestEndpoint = 2048;
/** Milliseconds for which a push service may ask to be left alone. */
const longestPause = 60 * 60 * 1000;
/** Push services that are remembered to be busy. Browsers use few; forged endpoints could name any number. */
const mostPauses = 100;

export interface WebPushSender extends PushSender {
  /** Gives up what is being sent, which then counts as not sent, and sends no more. */
  close(): void;
}

/** Why a push service does not take a message that should be right. */
export type RefusalReport = (refusal: { readonly status: number; readonly service: string }) => void;

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Web Push over https, with the keys in a file. An endpoint comes from a browser and could lead into the server's own
 * network, so a host is reached only at public addresses: what its name resolves to is checked when a connection is made,
 * not only before. Redirects are not followed. A test passes `mayReach` and the certificate of its push service.
 */
export function createWebPushSender({
  keysFile,
  subject,
  clock,
  onRefusal,
  deadline = usualDeadline,
  mayReach = isPublicAddress,
  ca,
}: {
  readonly keysFile: string;
  /** How the operators of push services reach the site's: `mailto:` or an https address. */
  readonly subject: string;
  readonly clock: Clock;
  readonly onRefusal: RefusalReport;
  /** Milliseconds for one message. */
  readonly deadline?: number;
  readonly mayReach?: (address: string) => boolean;
  readonly ca?: string;
}): WebPushSender {
  const closing = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ...(ca !== undefined && { ca }) });
  /** By origin: until when a push service wants to be left alone, in epoch milliseconds. */
  const pauses = new Map<string, number>();

  /** Resolves a name, and fails if one of its addresses may not be reached. */
  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      if (!addresses.every(({ address }) => mayReach(address)))
        return callback(new PrivateAddress(`${hostname} is not a public address.`), '');
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };

  async function isReachable(endpoint: string): Promise<boolean> {
    const url = urlOf(endpoint);
    if (url === undefined) return false;
    const addresses = await addressesOf(url.hostname).catch(() => []);
    return addresses.length > 0 && addresses.every(mayReach);
  }

  function pause(origin: string, retryAfter: string | undefined): void {
    const now = clock.now().getTime();
    const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
    const until = seconds === undefined ? Date.parse(retryAfter ?? '') : now + seconds * 1000;
    if (Number.isNaN(until)) return;
    pauses.delete(origin);
    pauses.set(origin, Math.min(until, now + longestPause));
    const [oldest] = pauses.keys();
    if (pauses.size > mostPauses && oldest !== undefined) pauses.delete(oldest);
  }

  async function send(subscription: PushSubscription, push: Push): Promise<PushOutcome> {
    const { endpoint } = subscription;
    const url = urlOf(endpoint);
    if (url === undefined || !areBrowserKeys(subscription)) return 'gone';
    const now = clock.now();
    const keys = await readPushKeys(keysFile);
    if (keys === undefined || closing.signal.aborted || (pauses.get(url.origin) ?? 0) > now.getTime())
      return 'later';
    if (keys.publicKey !== subscription.siteKey) return 'gone';
    // The agent resolves no address that is written as a number.
    if (/^\[|^[\d.]+$/.test(url.hostname) && !(await isReachable(endpoint))) return 'gone';
    const answer = await post(url, pushHeaders(endpoint, push, keys, { subject, now }), subscription, push);
    if (answer === 'private') return 'gone';
    if (answer === 'away') return 'later';
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status >= 500) {
      pause(url.origin, retryAfter);
      return 'later';
    }
    onRefusal({ status, service: url.origin });
    return 'refused';
  }

  function post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    browser: Browser,
    { text }: Push,
  ): Promise<{ readonly status: number; readonly retryAfter: string | undefined } | 'private' | 'away'> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(deadline)]);
    return new Promise((resolve) => {
      const body = sealedPush(browser, text);
      const sending = request(
        url,
        {
          method: 'POST',
          agent,
          lookup: checkedLookup,
          headers: { ...headers, 'Content-Length': body.length },
          signal,
        },
        (response) => {
          response.on('error', () => undefined);
          response.resume();
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        },
      );
      sending.on('error', (error) => resolve(error instanceof PrivateAddress ? 'private' : 'away'));
      sending.end(body);
    });
  }

  return {
    siteKey: async () => (await readPushKeys(keysFile))?.publicKey,
    makeKeys: async () => (await writePushKeys(keysFile)).publicKey,
    accepts: async (browser) => areBrowserKeys(browser) && isReachable(browser.endpoint),
    send,
    close() {
      closing.abort();
      agent.destroy();
    },
  };
}

/** The address, if it could be that of a push service. */
function urlOf(endpoint: string): URL | undefined {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain ? url : undefined;
}
