import { BackToAdvert } from '../features/adverts/back-to-advert.tsx';
import { reaction, reactionLoader } from '../features/adverts/reaction.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';

export const loader = reactionLoader;

export const action = reaction('like', 'liked', ({ core, viewer, client }, advertId, liked) =>
  core.toggleLike(viewer, { advertId, liked, client }),
);

export default BackToAdvert;

export { PageFailure as ErrorBoundary };
