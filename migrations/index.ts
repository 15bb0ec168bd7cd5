import type { Migration } from 'kysely/migration';
import * as people from './0001-people.ts';
import * as adverts from './0002-adverts.ts';
import * as searchPrefixes from './0003-search-prefixes.ts';
import * as formsAndOutbox from './0004-forms-and-outbox.ts';
import * as conversations from './0005-conversations.ts';
import * as oneTimeLinks from './0007-one-time-links.ts';
import * as throttle from './0008-throttle.ts';
import * as devicesAndLeaving from './0009-devices-and-leaving.ts';
import * as payments from './0015-payments.ts';
import * as verifiedLikes from './0020-verified-likes.ts';
import * as pictureBytes from './0021-picture-bytes.ts';
import * as draftsOfAccounts from './0022-drafts-of-accounts.ts';
import * as healthAndLeases from './0025-health-and-leases.ts';
import * as herbsOfAdverts from './0026-herbs-of-adverts.ts';
import * as titlesOnce from './0027-titles-once.ts';
import * as narrowCopies from './0028-narrow-copies.ts';
import * as searchWords from './0030-search-words.ts';
import * as herbSlugs from './0032-herb-slugs.ts';
import * as listedAdverts from './0033-listed-adverts.ts';
import * as notifications from './0034-notifications.ts';
import * as formerPrices from './0036-former-prices.ts';
import * as savedSearches from './0037-saved-searches.ts';
import * as searchKeys from './0038-search-keys.ts';
import * as statesOfAdverts from './0040-states-of-adverts.ts';
import * as endsOfAdverts from './0041-ends-of-adverts.ts';
import * as advertDrafts from './0042-advert-drafts.ts';
import * as contactOfSellers from './0043-contact-of-sellers.ts';
import * as kindsOfMessages from './0044-kinds-of-messages.ts';
import * as ratings from './0045-ratings.ts';
import * as viewsOfAdverts from './0046-views-of-adverts.ts';
import * as answersOfPeople from './0047-answers-of-people.ts';
import * as reports from './0049-reports.ts';
import * as moderation from './0051-moderation.ts';
import * as sanctions from './0052-sanctions.ts';
import * as knownPhotos from './0053-known-photos.ts';
import * as secondFactors from './0054-second-factors.ts';
import * as approvalsOfAdverts from './0055-approvals-of-adverts.ts';
import * as popularityOfAdverts from './0056-popularity-of-adverts.ts';
import * as coversOfAdverts from './0057-covers-of-adverts.ts';
import * as markedWords from './0058-marked-words.ts';
import * as lanesOfOutbox from './0059-lanes-of-outbox.ts';
import * as hiddenByReports from './0060-hidden-by-reports.ts';
import * as countedRatings from './0061-counted-ratings.ts';
import * as hiddenAdverts from './0062-hidden-adverts.ts';
import * as looksOfUsernames from './0063-looks-of-usernames.ts';
import * as saversOfDrafts from './0065-savers-of-drafts.ts';
import * as numbersOfPhones from './0067-numbers-of-phones.ts';
import * as wordsInOneWriting from './0068-words-in-one-writing.ts';
import * as keysOfFullNames from './0075-keys-of-full-names.ts';
import * as botanicalWords from './0076-botanical-words.ts';
import * as placesAndSpellings from './0077-places-and-spellings.ts';
import * as goodsOfAdverts from './0078-goods-of-adverts.ts';
import * as herbPrices from './0080-herb-prices.ts';
import * as herbCounts from './0081-herb-counts.ts';
import * as follows from './0082-follows.ts';
import * as dailyViews from './0083-daily-views.ts';
import * as salesAndRatings from './0085-sales-and-ratings.ts';
import * as picturesOfMessages from './0086-pictures-of-messages.ts';
import * as sizesOfPhotos from './0087-sizes-of-photos.ts';
import * as pushSubscriptions from './0088-push-subscriptions.ts';
import * as languagesOfAccounts from './0089-languages-of-accounts.ts';

/**
 * Every migration under the name by which a database remembers it. The list is written by hand rather than read from a
 * folder at the start, because a bundle has no folder. There is no down migration: the way back is a backup.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-people': people,
  '0002-adverts': adverts,
  '0003-search-prefixes': searchPrefixes,
  '0004-forms-and-outbox': formsAndOutbox,
  '0005-conversations': conversations,
  '0007-one-time-links': oneTimeLinks,
  '0008-throttle': throttle,
  '0009-devices-and-leaving': devicesAndLeaving,
  '0015-payments': payments,
  '0020-verified-likes': verifiedLikes,
  '0021-picture-bytes': pictureBytes,
  '0022-drafts-of-accounts': draftsOfAccounts,
  '0025-health-and-leases': healthAndLeases,
  '0026-herbs-of-adverts': herbsOfAdverts,
  '0027-titles-once': titlesOnce,
  '0028-narrow-copies': narrowCopies,
  '0030-search-words': searchWords,
  '0032-herb-slugs': herbSlugs,
  '0033-listed-adverts': listedAdverts,
  '0034-notifications': notifications,
  '0036-former-prices': formerPrices,
  '0037-saved-searches': savedSearches,
  '0038-search-keys': searchKeys,
  '0040-states-of-adverts': statesOfAdverts,
  '0041-ends-of-adverts': endsOfAdverts,
  '0042-advert-drafts': advertDrafts,
  '0043-contact-of-sellers': contactOfSellers,
  '0044-kinds-of-messages': kindsOfMessages,
  '0045-ratings': ratings,
  '0046-views-of-adverts': viewsOfAdverts,
  '0047-answers-of-people': answersOfPeople,
  '0049-reports': reports,
  '0051-moderation': moderation,
  '0052-sanctions': sanctions,
  '0053-known-photos': knownPhotos,
  '0054-second-factors': secondFactors,
  '0055-approvals-of-adverts': approvalsOfAdverts,
  '0056-popularity-of-adverts': popularityOfAdverts,
  '0057-covers-of-adverts': coversOfAdverts,
  '0058-marked-words': markedWords,
  '0059-lanes-of-outbox': lanesOfOutbox,
  '0060-hidden-by-reports': hiddenByReports,
  '0061-counted-ratings': countedRatings,
  '0062-hidden-adverts': hiddenAdverts,
  '0063-looks-of-usernames': looksOfUsernames,
  '0065-savers-of-drafts': saversOfDrafts,
  '0067-numbers-of-phones': numbersOfPhones,
  '0068-words-in-one-writing': wordsInOneWriting,
  '0075-keys-of-full-names': keysOfFullNames,
  '0076-botanical-words': botanicalWords,
  '0077-places-and-spellings': placesAndSpellings,
  '0078-goods-of-adverts': goodsOfAdverts,
  '0080-herb-prices': herbPrices,
  '0081-herb-counts': herbCounts,
  '0082-follows': follows,
  '0083-daily-views': dailyViews,
  '0085-sales-and-ratings': salesAndRatings,
  '0086-pictures-of-messages': picturesOfMessages,
  '0087-sizes-of-photos': sizesOfPhotos,
  '0088-push-subscriptions': pushSubscriptions,
  '0089-languages-of-accounts': languagesOfAccounts,
};
