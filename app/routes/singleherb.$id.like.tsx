import { BackToAdvert } from '../components/back-to-advert.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { reaction, reactionLoader } from '../reaction.server.ts';

export const loader = reactionLoader;

export const action = reaction('like', 'liked', ({ core, viewer, client }, advertId, liked) =>
  core.toggleLike(viewer, { advertId, liked, client }),
);

export default BackToAdvert;

export { PageFailure as ErrorBoundary };
