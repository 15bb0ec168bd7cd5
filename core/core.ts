import { deleteAdvert } from './adverts/delete-advert.ts';
import { listFeed } from './adverts/list-feed.ts';
import { listOwnAdverts } from './adverts/list-own-adverts.ts';
import { listSaved } from './adverts/list-saved.ts';
import { listSitemap } from './adverts/list-sitemap.ts';
import { postAdvert } from './adverts/post-advert.ts';
import { similarAdverts } from './adverts/similar-adverts.ts';
import { toggleLike } from './adverts/toggle-like.ts';
import { toggleSaved } from './adverts/toggle-saved.ts';
import { topAdverts } from './adverts/top-adverts.ts';
import { updateAdvert } from './adverts/update-advert.ts';
import { viewAdvert } from './adverts/view-advert.ts';
import { viewOwnAdvert } from './adverts/view-own-advert.ts';
import { addComment } from './comments/add-comment.ts';
import { listComments } from './comments/list-comments.ts';
import type { Ports } from './ports/ports.ts';
import { search } from './search/search.ts';

/** Every use case, bound to the ports of one running site. */
export type Core = ReturnType<typeof createCore>;

export function createCore(ports: Ports) {
  function bind<Input extends unknown[], Result>(useCase: (ports: Ports, ...input: Input) => Result) {
    return (...input: Input): Result => useCase(ports, ...input);
  }

  return {
    postAdvert: bind(postAdvert),
    updateAdvert: bind(updateAdvert),
    viewOwnAdvert: bind(viewOwnAdvert),
    deleteAdvert: bind(deleteAdvert),
    listFeed: bind(listFeed),
    topAdverts: bind(topAdverts),
    viewAdvert: bind(viewAdvert),
    similarAdverts: bind(similarAdverts),
    listOwnAdverts: bind(listOwnAdverts),
    listSaved: bind(listSaved),
    listSitemap: bind(listSitemap),
    toggleLike: bind(toggleLike),
    toggleSaved: bind(toggleSaved),

    addComment: bind(addComment),
    listComments: bind(listComments),

    search: bind(search),
  };
}
