import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';
import { type Refusal, refuse } from './refusal-page.ts';

/** All that plain links and forms need. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/**
 * Lets through what the browser's own pages ask for, and refuses a write that another site makes a browser send. Where the
 * operator gave no public address, only loopback and private addresses are ours: a name could be anyone's that was made to
 * resolve to this machine, and its pages would count as ours.
 */
export function guardRequests(publicUrl: string | undefined): Handler {
  return (request, response, next) => {
    const verdict = judge(request, publicUrl);
    if (!('origin' in verdict)) {
      if (verdict === unknownMethod) response.setHeader('Allow', [...methods].join(', '));
      return refuse(request, response, verdict);
    }
    const { origin } = verdict;
    response.locals.origin = origin;
    response.locals.mailOrigin = publicUrl ?? originForMails(origin, request.socket);
    // Remix refuses it again, whatever was let through here.
    if (request.method === 'POST' && request.headers.origin !== origin) delete request.headers.origin;
    next();
  };
}

/** The origin of a request's target, or why it is refused. */
export function judge(
  request: IncomingMessage,
  publicUrl: string | undefined,
): Refusal | { readonly origin: string } {
  const { method = '', url = '' } = request;
  if (!methods.has(method)) return unknownMethod;
  if (!isPath(url) || asksForBareData(url)) return unreadable;
  const origin = publicUrl ?? localOrigin(request.headers.host);
  if (origin === undefined) return foreignHost;
  const foreign = method === 'POST' && !takesForeignPosts.test(url) && isCrossSite(request, origin);
  return foreign ? crossSite : { origin };
}

/** Where mail programs post, whatever page they say it is from: the sealed link says alone what may be done (RFC 8058). */
const takesForeignPosts = /^\/unsubscribe\/[\w.-]+$/;

/** Whether the router can read it: to make the pages' links, the decoded path is parsed as an address again. */
function isPath(url: string): boolean {
  try {
    const path = withoutQuery(url).split('/').map(decodeSegment).join('/');
    return path.startsWith('/') && URL.canParse(path, 'http://localhost');
  } catch {
    return false;
  }
}

function decodeSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll('/', '%2F');
}

/**
 * Remix still answers the data requests of its older protocol, which no page of ours sends: it runs a loader or an action
 * and then fails to say what came of it.
 */
function asksForBareData(url: string): boolean {
  return new URLSearchParams(url.replace(/^[^?]*/, '')).has('_data');
}

/**
 * An old browser may say where its page is from only in the Referer, and sends its cookies all the same: that has to be
 * a page of ours. Without a session it may be missing, as it is where no browser asks; what is done then must not bind
 * the next person to log in. With one it may be missing only where a program asks.
 */
function isCrossSite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, referer, cookie = '', accept = '*/*' } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // A page of ours may hide its origin, for example where an extension hides the Referer; no other can say same-origin.
  if (origin === 'null' && site === 'same-origin') return false;
  if (origin !== undefined) return origin !== ownOrigin;
  if (site !== undefined) return false;
  if (referer !== undefined) return originOf(referer) !== ownOrigin;
  // A browser that sends a form to another site asks for a page and names the types that it shows.
  return carriesSession.test(cookie) && accept !== '*/*';
}

/** A cookie of the name that the pages give it, signed by us or not. */
const carriesSession = /(?:^|;\s*)(?:__Host-)?session=/;

function originOf(address = ''): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

const ownAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 32],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownAddresses.addSubnet(network, prefix, 'ipv4');
}
ownAddresses.addAddress('::1', 'ipv6');
ownAddresses.addSubnet('fc00::', 7, 'ipv6');
ownAddresses.addSubnet('fe80::', 10, 'ipv6');

/** The origin that a Host header names when it is a loopback or private address, undefined for any other. */
function localOrigin(host: string | undefined): string | undefined {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { hostname, origin } = new URL(`http://${host}`);
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  const isOurs =
    family === 0
      ? /^(?:.+\.)?localhost$/.test(address)
      : ownAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
  return isOurs ? origin : undefined;
}

/**
 * The origin for links in mails, which another person may open. A private address in the asker's Host header could be a
 * machine of theirs, so it has to be the one that they are connected to; else it is this machine's own name.
 */
export function originForMails(origin: string, { localAddress = '', localPort }: Socket): string {
  const { hostname, port } = new URL(origin);
  const named = hostname.replace(/^\[(.*)\]$/, '$1');
  if (/^(?:.+\.)?localhost$/.test(named) || loopback.check(named, isIP(named) === 6 ? 'ipv6' : 'ipv4'))
    return origin;
  const connected = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return named === connected && Number(port || 80) === localPort ? origin : `http://localhost:${localPort}`;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const crossSite: Refusal = {
  status: 403,
  title: 'This came from another site',
  text: 'Your browser says that this form was sent from another site, so nothing was changed. Please open our page and send it from there.',
};

const foreignHost: Refusal = {
  status: 403,
  title: 'This address is not set up',
  text: 'This site is not set up for the address in your browser. Its operator can allow the address by setting PUBLIC_URL.',
};

const unreadable: Refusal = {
  status: 400,
  title: 'This address cannot be read',
  text: 'There is a mistake in the address. Please start again from the home page.',
};

const unknownMethod: Refusal = {
  status: 405,
  title: 'This is not possible here',
  text: 'This site cannot do what your browser asked for.',
};
