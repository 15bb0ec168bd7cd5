import { DomainError } from '../../core/shared/errors.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { texts } from '../../core/texts/text.ts';
import { BackToAdvert } from '../features/adverts/back-to-advert.tsx';
import { reactionLoader } from '../features/adverts/reaction.server.ts';
import { form } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';

export const loader = reactionLoader;

export const action = form(
  async ({ core, viewer, client, params, fields, done }) => {
    const advertId = params['id'] ?? '';
    const back = fields['from'] ?? `/singleherb/${advertId}`;
    const finish = (text: string, path = back) => done(path, text);
    switch (fields['move']) {
      case 'sold':
        await core.toggleSold(viewer, { advertId, sold: true, client });
        return finish(
          statesTexts.markedAsSold,
          `/singleherb/${advertId}/buyer?${new URLSearchParams({ back })}`,
        );
      case 'available':
        await core.toggleSold(viewer, { advertId, sold: false, client });
        return finish(statesTexts.madeAvailable);
      case 'renewed':
        await core.renewAdvert(viewer, { advertId, client });
        return finish(statesTexts.renewed);
      default:
        throw new DomainError('not-found', texts.errors.notFound);
    }
  },
  { elsewhere: true },
);

export default BackToAdvert;

export { PageFailure as ErrorBoundary };
