import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';
import { type Refusal, refuse } from './refusal-page.ts';

/** The methods of links and forms; the app uses no others. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/**
 * Refuses cross-site writes, unknown methods and unreadable addresses. Without a `publicUrl` only loopback and private
 * addresses are accepted as the site's host: any other name could have been made to resolve to this machine (DNS
 * rebinding), and the pages of that name would count as same-origin.
 */
export function guardRequests(publicUrl: string | undefined): Handler {
  return (request, response, next) => {
    const checked = checkRequest(request, publicUrl);
    if (!('origin' in checked)) {
      if (checked === unknownMethod) response.setHeader('Allow', [...methods].join(', '));
      return refuse(request, response, checked);
    }
    const { origin } = checked;
    response.locals.origin = origin;
    response.locals.mailOrigin = publicUrl ?? originForMails(origin, request.socket);
    // Remix compares the Origin header with the Host once more, and would refuse what is allowed here.
    if (request.method === 'POST' && request.headers.origin !== origin) delete request.headers.origin;
    next();
  };
}

/** The site's origin for this request, or the refusal. */
export function checkRequest(
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

/** Mail programs POST here, from any origin (RFC 8058); the sealed link alone authorises it. */
const takesForeignPosts = /^\/unsubscribe\/[\w.-]+$/;

/** Whether the router can parse the path: it decodes it and parses the result as a URL again. */
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
 * Remix still serves its older data protocol, which the site's pages don't use: it runs the loader or action, and then
 * fails to encode the result.
 */
function asksForBareData(url: string): boolean {
  return new URLSearchParams(url.replace(/^[^?]*/, '')).has('_data');
}

/**
 * Old browsers send neither Sec-Fetch-Site nor Origin, but do send cookies: then the Referer has to be of this site. A
 * request without any of the three is allowed without a session, because what such a request does must not bind the
 * next person to log in. With a session it is allowed only to programs, which send no Accept header of a browser.
 */
function isCrossSite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, referer, cookie = '', accept = '*/*' } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // A page of the site can have the origin "null", for example where an extension hides the Referer; only the site's
  // own pages are same-origin.
  if (origin === 'null' && site === 'same-origin') return false;
  if (origin !== undefined) return origin !== ownOrigin;
  if (site !== undefined) return false;
  if (referer !== undefined) return originOf(referer) !== ownOrigin;
  // A browser that submits a form asks for a page, and names types in Accept.
  return carriesSession.test(cookie) && accept !== '*/*';
}

/** Whether there is a session cookie, valid or not. */
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

/** The origin of a Host header with a loopback or private address; undefined for any other. */
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
 * The origin for links in mails, which another person may open. A private address in the Host header is used only if it
 * is the one that the client is connected to, because it could be a machine of the client's own; otherwise this
 * machine's name is used.
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
  about: 'crossSite',
};

const foreignHost: Refusal = {
  status: 403,
  about: 'foreignHost',
};

const unreadable: Refusal = {
  status: 400,
  about: 'unreadableAddress',
};

const unknownMethod: Refusal = {
  status: 405,
  about: 'unknownMethod',
};
