import type { Stores } from '../../../core/ports/ports.ts';
import type { Database } from '../connection/schema.ts';
import { createSqlAccounts } from './accounts.ts';
import { createSqlAdvertDrafts } from './advert-drafts.ts';
import { createSqlAdverts } from './adverts.ts';
import { createSqlAudit } from './audit.ts';
import { createSqlBlocks } from './blocks.ts';
import { createSqlComments } from './comments.ts';
import { createSqlConversations } from './conversations.ts';
import { createSqlFeedback } from './feedback.ts';
import { createSqlFollows } from './follows.ts';
import { createSqlFormKeys } from './form-keys.ts';
import { createSqlHerbCounts } from './herb-counts.ts';
import { createSqlHerbPrices } from './herb-prices.ts';
import { createSqlLikes } from './likes.ts';
import { createSqlMailChoices } from './mail-choices.ts';
import { createSqlMembers } from './members.ts';
import { createSqlNotifications } from './notifications.ts';
import { createSqlOneTimeLinks } from './one-time-links.ts';
import { createSqlOutbox } from './outbox.ts';
import { createSqlPayments } from './payments.ts';
import { createSqlPictures } from './pictures.ts';
import { createSqlProfiles } from './profiles.ts';
import { createSqlPushSubscriptions } from './push-subscriptions.ts';
import { createSqlRatings } from './ratings.ts';
import { createSqlReports } from './reports.ts';
import { createSqlReviewCases } from './review-cases.ts';
import { createSqlSales } from './sales.ts';
import { createSqlSanctions } from './sanctions.ts';
import { createSqlSavedSearches } from './saved-searches.ts';
import { createSqlSaves } from './saves.ts';
import { createSqlSecondFactors } from './second-factors.ts';
import { createSqlSessions } from './sessions.ts';
import { createSqlUnfinished } from './unfinished.ts';
import { createSqlViews } from './views.ts';

export function createSqlStores(db: Database): Stores {
  return {
    accounts: createSqlAccounts(db),
    profiles: createSqlProfiles(db),
    sessions: createSqlSessions(db),
    oneTimeLinks: createSqlOneTimeLinks(db),
    secondFactors: createSqlSecondFactors(db),
    adverts: createSqlAdverts(db),
    herbCounts: createSqlHerbCounts(db),
    herbPrices: createSqlHerbPrices(db),
    likes: createSqlLikes(db),
    saves: createSqlSaves(db),
    savedSearches: createSqlSavedSearches(db),
    comments: createSqlComments(db),
    pictures: createSqlPictures(db),
    formKeys: createSqlFormKeys(db),
    feedback: createSqlFeedback(db),
    outbox: createSqlOutbox(db),
    unfinished: createSqlUnfinished(db),
    advertDrafts: createSqlAdvertDrafts(db),
    conversations: createSqlConversations(db),
    blocks: createSqlBlocks(db),
    follows: createSqlFollows(db),
    ratings: createSqlRatings(db),
    sales: createSqlSales(db),
    payments: createSqlPayments(db),
    notifications: createSqlNotifications(db),
    mailChoices: createSqlMailChoices(db),
    pushSubscriptions: createSqlPushSubscriptions(db),
    members: createSqlMembers(db),
    sanctions: createSqlSanctions(db),
    audit: createSqlAudit(db),
    views: createSqlViews(db),
    reports: createSqlReports(db),
    reviewCases: createSqlReviewCases(db),
  };
}
