import { describeAccounts } from './accounts.ts';
import { describeAdverts } from './adverts.ts';
import { describeBlocks } from './blocks.ts';
import { describeComments } from './comments.ts';
import { describeConversations } from './conversations.ts';
import { describeDrafts } from './drafts.ts';
import { describeFeedback } from './feedback.ts';
import { describeFormKeys } from './form-keys.ts';
import { describeLeaving } from './leaving.ts';
import { describeLikes } from './likes.ts';
import { describeMailChoices } from './mail-choices.ts';
import { describeNotifications } from './notifications.ts';
import { describeOneTimeLinks } from './one-time-links.ts';
import { describeOutbox } from './outbox.ts';
import { describePayments } from './payments.ts';
import { describePictures } from './pictures.ts';
import { describeProfiles } from './profiles.ts';
import { describeSaves } from './saves.ts';
import { describeSearchIndex } from './search-index.ts';
import { describeSearchSource } from './search-source.ts';
import { describeSessions } from './sessions.ts';
import type { StoresFixture } from './stores-fixture.ts';
import { describeTransaction } from './transaction.ts';

/** Every suite of what is kept in the database. */
export function describeStores(name: string, fixture: StoresFixture): void {
  describeTransaction(name, fixture);
  describeAccounts(name, fixture);
  describeProfiles(name, fixture);
  describeSessions(name, fixture);
  describeOneTimeLinks(name, fixture);
  describeAdverts(name, fixture);
  describeLikes(name, fixture);
  describeSaves(name, fixture);
  describeComments(name, fixture);
  describePictures(name, fixture);
  describeFormKeys(name, fixture);
  describeFeedback(name, fixture);
  describeOutbox(name, fixture);
  describeDrafts(name, fixture);
  describeConversations(name, fixture);
  describeBlocks(name, fixture);
  describePayments(name, fixture);
  describeNotifications(name, fixture);
  describeMailChoices(name, fixture);
  describeSearchIndex(name, fixture);
  describeSearchSource(name, fixture);
  describeLeaving(name, fixture);
}
