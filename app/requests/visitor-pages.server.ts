import type { IncomingMessage } from 'node:http';
import { isCounted } from '../../core/search/count-search.ts';
import { visitor } from '../../core/shared/viewer.ts';
import { getSite } from '../composition/site.server.ts';
import { clientAddress } from './client-address.server.ts';
import { carriesOwnCookie, wroteHeader } from './cookies.server.ts';
import { wantsLite } from './lite.server.ts';
import { visitOf } from './view-request.server.ts';

/**
 * Paths of the pages that are the same for all visitors: they contain no form key, and their loaders write nothing.
 * The loaders name the parameters that they read: see `sharedPage`.
 */
const shared =
  /^\/(?:home|search|herbs|about-us|contact|faqs|help|privacy-policy|terms-conditions|(?:singleherb|user|herbs)\/[\w-]+)?$/;

/** Names the district near which the visitor looks for adverts. */
const setsNear = /[?&]near=[^&]/;

const searches = '/search?';
const advertPage = /^\/singleherb\/(\w+)(?:\?|$)/;

/** What our server needs to answer visitors with pages rendered a moment ago for other visitors. */
export async function visitorPages() {
  const { core, config, changes } = await getSite();
  return {
    changes,
    // Other processes may share PostgreSQL, and do not hear of what is written here.
    ...(config.database.kind === 'postgres' ? { writerCookie: await wroteHeader() } : {}),
    areAt: (path: string) => shared.test(path),
    concernsPages: carriesOwnCookie,
    isLite: wantsLite,
    setsCookie: (url: string) => setsNear.test(url),
    isCounted(url: string) {
      return (
        url.startsWith(searches) && isCounted(new URLSearchParams(url.slice(searches.length)).get('q') ?? '')
      );
    },
    admits: (client: string) => core.countSearch(clientAddress({ clientAddress: client })),
    given({ url = '', method = '', headers }: IncomingMessage, client: string) {
      const id = advertPage.exec(url)?.[1];
      if (id === undefined) return;
      const address = clientAddress({ clientAddress: client });
      core.noteView(
        visitor,
        { id },
        visitOf(method, (name) => headers[name], address),
      );
    },
  };
}
