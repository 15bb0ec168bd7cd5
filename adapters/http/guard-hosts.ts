import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from './refusal-page.ts';
import type { Listener } from './request-locals.ts';

/**
 * Refuses a request that names its host more than once (RFC 9112, section 3.2): a proxy may have read the other one.
 */
export function guardHosts(): Listener {
  return (request, response, _begun, next) => {
    if (countHosts(request) > 1) refuse(request, response, namedTwice);
    else next();
  };
}

/** Node itself keeps only the first. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === hostHeader.length && name.toLowerCase() === hostHeader) count += 1;
  }
  return count;
}

const hostHeader = 'host';

const namedTwice: Refusal = {
  status: 400,
  title: 'This request cannot be read',
  text: 'It says twice which site it is for. Please start again from the home page.',
};
