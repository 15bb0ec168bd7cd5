import { BackToAdvert } from '../components/back-to-advert.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { reaction, reactionLoader } from '../reaction.server.ts';

export const loader = reactionLoader;

export const action = reaction('save', 'saved', ({ core, viewer, client }, advertId, saved) =>
  core.toggleSaved(viewer, { advertId, saved, client }),
);

export default BackToAdvert;

export { PageFailure as ErrorBoundary };
