import { BackToAdvert } from '../features/adverts/back-to-advert.tsx';
import { reaction, reactionLoader } from '../features/adverts/reaction.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';

export const loader = reactionLoader;

export const action = reaction('save', 'saved', ({ core, viewer, client }, advertId, saved) =>
  core.toggleSaved(viewer, { advertId, saved, client }),
);

export default BackToAdvert;

export { PageFailure as ErrorBoundary };
