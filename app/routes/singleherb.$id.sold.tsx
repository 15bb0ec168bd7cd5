import { texts } from '../../core/texts.ts';
import { BackToAdvert } from '../components/back-to-advert.tsx';
import { reactionLoader } from '../reaction.server.ts';
import { form } from '../request.server.ts';

export const loader = reactionLoader;

export const action = form(
  async ({ core, viewer, client, params, fields, done }) => {
    const advertId = params['id'] ?? '';
    const sold = fields['sold'] === 'true';
    await core.toggleSold(viewer, { advertId, sold, client });
    const { markedAsSold, madeAvailable } = texts.states;
    return done(fields['from'] ?? `/singleherb/${advertId}`, sold ? markedAsSold : madeAvailable);
  },
  { elsewhere: true },
);

export default BackToAdvert;
