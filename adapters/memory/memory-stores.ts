import type { Stores } from '../../core/ports/ports.ts';
import { createMemoryAccounts } from './accounts.ts';
import { createMemoryAdvertDrafts } from './advert-drafts.ts';
import { createMemoryAdverts } from './adverts.ts';
import { createMemoryAudit } from './audit.ts';
import { createMemoryBlocks } from './blocks.ts';
import { createMemoryComments } from './comments.ts';
import { createMemoryConversations } from './conversations.ts';
import { createMemoryFeedback } from './feedback.ts';
import { createMemoryFollows } from './follows.ts';
import { createMemoryFormKeys } from './form-keys.ts';
import { createMemoryHerbCounts } from './herb-counts.ts';
import { createMemoryHerbPrices } from './herb-prices.ts';
import { createMemoryLikes } from './likes.ts';
import { createMemoryMailChoices } from './mail-choices.ts';
import { createMemoryMembers } from './members.ts';
import type { Connection } from './memory-database.ts';
import { createMemoryNotifications } from './notifications.ts';
import { createMemoryOneTimeLinks } from './one-time-links.ts';
import { createMemoryOutbox } from './outbox.ts';
import { createMemoryPayments } from './payments.ts';
import { createMemoryPictures } from './pictures.ts';
import { createMemoryProfiles } from './profiles.ts';
import { createMemoryPushSubscriptions } from './push-subscriptions.ts';
import { createMemoryRatings } from './ratings.ts';
import { createMemoryReports } from './reports.ts';
import { createMemoryReviewCases } from './review-cases.ts';
import { createMemorySales } from './sales.ts';
import { createMemorySanctions } from './sanctions.ts';
import { createMemorySavedSearches } from './saved-searches.ts';
import { createMemorySaves } from './saves.ts';
import { createMemorySecondFactors } from './second-factors.ts';
import { createMemorySessions } from './sessions.ts';
import { createMemoryUnfinished } from './unfinished.ts';
import { createMemoryViews } from './views.ts';

/** Every store on one connection: that of a transaction, or the database itself. */
export function createMemoryStores(connection: Connection): Stores {
  return {
    accounts: createMemoryAccounts(connection),
    profiles: createMemoryProfiles(connection),
    sessions: createMemorySessions(connection),
    oneTimeLinks: createMemoryOneTimeLinks(connection),
    secondFactors: createMemorySecondFactors(connection),
    adverts: createMemoryAdverts(connection),
    likes: createMemoryLikes(connection),
    saves: createMemorySaves(connection),
    savedSearches: createMemorySavedSearches(connection),
    comments: createMemoryComments(connection),
    pictures: createMemoryPictures(connection),
    formKeys: createMemoryFormKeys(connection),
    feedback: createMemoryFeedback(connection),
    outbox: createMemoryOutbox(connection),
    unfinished: createMemoryUnfinished(connection),
    advertDrafts: createMemoryAdvertDrafts(connection),
    conversations: createMemoryConversations(connection),
    blocks: createMemoryBlocks(connection),
    follows: createMemoryFollows(connection),
    ratings: createMemoryRatings(connection),
    sales: createMemorySales(connection),
    payments: createMemoryPayments(connection),
    notifications: createMemoryNotifications(connection),
    mailChoices: createMemoryMailChoices(connection),
    pushSubscriptions: createMemoryPushSubscriptions(connection),
    members: createMemoryMembers(connection),
    sanctions: createMemorySanctions(connection),
    audit: createMemoryAudit(connection),
    herbCounts: createMemoryHerbCounts(connection),
    herbPrices: createMemoryHerbPrices(connection),
    views: createMemoryViews(connection),
    reports: createMemoryReports(connection),
    reviewCases: createMemoryReviewCases(connection),
  };
}
