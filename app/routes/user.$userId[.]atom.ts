import { isAccountId } from '../../core/shared/account-id.ts';
import { DomainError } from '../../core/shared/errors.ts';
import * as feedsTexts from '../../core/texts/feeds.ts';
import { texts } from '../../core/texts/text.ts';
import { atomFeed, everybody } from '../features/site/atom-feed.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async ({ core, url, params }) => {
  const userId = params['userId'] ?? '';
  try {
    const { profile, adverts } = await core.viewProfile(everybody, userId);
    return await atomFeed(url, {
      title: feedsTexts.seller({ fullName: profile.fullName }),
      adverts: adverts.items,
    });
  } catch (error) {
    // Readers of feeds stop asking after 410 only. A deleted account leaves nothing but its id behind.
    const isGone = error instanceof DomainError && error.code === 'not-found' && isAccountId(userId);
    throw isGone ? new DomainError('gone', texts.feeds.gone) : error;
  }
});
