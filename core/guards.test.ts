import { expect, it } from 'vitest';
import { memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createStreamControl } from './chats/stream-signal.ts';
import { type Core, createCore } from './core.ts';
import { addAccount, addAdvert, addUser, advertForm, refusalOf, twoUsers } from './fixtures-for-test.ts';
import { type User, type Viewer, visitor } from './shared/viewer.ts';
import * as texts from './texts/by-subject.ts';

const words = (list: string) => list.trim().split(/\s+/);

const forEverybody = words(`
  signUp logIn awaitsCode finishLogIn beginGoogleSignIn finishGoogleSignIn logOut resumeSession viewLink verifyEmail
  disownAddress requestPasswordReset resetPassword viewProfile search countSearch listFeed topAdverts viewAdvert
  similarAdverts listSitemap listHerbs browseHerbs listNearby viewHerb recogniseHerb listComments countReport takesPayments viewSandboxPayment decideInSandbox
  receiveNotice readPicture readMessagePicture heldPictures sendFeedback keepUnfinished findUnfinished discardUnfinished viewSaving
  viewUnsubscribe unsubscribe viewEndedAdvert viewRenewal renewByLink noteView viewSanction answerSanction
  listRatings viewReport sendReport chooseLanguage
`);
const forTheSiteItself = words(`
  askAboutPayments decideByHand sweepPictures placePictures dispatchOutbox ensureScheduled removeExpired keepHerbCounts checkHealth hasNarrowCopies storeViews isModerator
`);
const forAccounts = words(`
  sendVerification viewCredentials viewSettings changeEmail changePassword unlinkGoogle viewSecondFactor beginSecondFactor
  turnOnSecondFactor turnOffSecondFactor renewRecoveryCodes exportData mailPasswordLink
  listDevices logOutDevice logOutEverywhere viewDeletion deleteAccount proposeProfile setUpAccount
  finishAct
`);
const forUsers = words(`
  viewOwnProfile editAccount postAdvert updateAdvert viewOwnAdvert viewAdvertDeletion deleteAdvert
  listOwnAdverts listSaved toggleLike toggleSaved toggleSold possibleBuyers viewSale nameBuyer renewAdvert viewCheckout initiatePayment nameTransaction addComment
  viewDeletableComment deleteComment holdPicture holdMessagePicture sendMessage listInbox readConversation markRead
  countUnread toggleBlock streamInbox saveSearch listSavedSearches deleteSavedSearch
  revealContact saveAdvertDraft viewAdvertDraft hasAdvertDraft discardAdvertDraft viewUsualPlace
  listNotifications openNotification markNotificationsRead chooseMails viewPush turnOnPush turnOffPush
  toggleFollow listFollowed countFollowers
  viewRating rate answerRating
  askForReview
  viewInsights viewShop exportInsights actOnAdverts viewSimilarAdvert listWaitingOffers
`);
/** Everybody else is told that there is no such page. */
const forModerators = words(
  `listCases decideCase sanctionMember restoreMember dismissAnswer listAppeals listDecisions findMembers`,
);

/** Does it with an empty form: people who may not are told so before anything is read. */
async function attempt(name: string, viewer: Viewer): Promise<void> {
  const core: Readonly<Record<string, (...input: never[]) => unknown>> = createCore(memoryPorts());
  const answer: unknown = await core[name]?.(...([viewer, {}, {}] as never[]));
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    await (answer as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();
  }
}

it('says who each use case is for', () => {
  const named = [...forEverybody, ...forTheSiteItself, ...forAccounts, ...forUsers, ...forModerators];
  expect(named.toSorted()).toEqual(Object.keys(createCore(memoryPorts())).toSorted());
});

it.each([...forAccounts, ...forUsers])('%s is refused to visitors', async (name) => {
  expect(await refusalOf(attempt(name, visitor))).toMatchObject({ code: 'unauthenticated' });
});

it.each(forModerators)('%s exists only for moderators', async (name) => {
  const { ports, amina } = await twoUsers();
  for (const viewer of [visitor, await addAccount(ports, 'moses'), amina])
    expect(await refusalOf(attempt(name, viewer))).toMatchObject({ code: 'not-found' });
});

it.each(forUsers)('%s is refused to an account without a profile', async (name) => {
  const holder = await addAccount(memoryPorts(), 'moses');
  expect(await refusalOf(attempt(name, holder))).toMatchObject({ code: 'profile-required' });
});

/** Those that change nothing, or only what every person may change in their own account. */
const whileSuspended = words(`
  viewOwnProfile listOwnAdverts listSaved listInbox readConversation markRead countUnread streamInbox
  listSavedSearches listNotifications openNotification markNotificationsRead chooseMails viewPush turnOnPush turnOffPush
  viewSandboxPayment hasAdvertDraft viewInsights viewShop exportInsights listWaitingOffers listFollowed countFollowers
`);

it.each(forUsers.filter((name) => !whileSuspended.includes(name)))(
  '%s is refused to a suspended account, which is told why and until when',
  async (name) => {
    const suspension = { until: new Date('2026-11-24T07:15:00Z'), reason: 'Sold what was not there.' };
    const user = { ...(await addUser(memoryPorts(), 'moses')), suspension };
    expect(await refusalOf(attempt(name, user))).toEqual({
      code: 'forbidden',
      message: texts.moderation.suspended({
        until: '10:15 AM on 24 November 2026, Kampala time',
        reason: suspension.reason,
      }),
      fields: {},
    });
  },
);

it.each(whileSuspended)('%s is not', async (name) => {
  const suspension = { until: new Date('2026-11-24T07:15:00Z'), reason: 'Sold what was not there.' };
  const user = { ...(await addUser(memoryPorts(), 'moses')), suspension };
  const answer = await attempt(name, user).catch((error: unknown) => error);
  expect(answer).not.toMatchObject({ code: 'forbidden' });
});

type AttemptOn = (core: Core, user: User, id: string) => Promise<unknown>;

const onOnesOwnAdvert: Readonly<Record<string, AttemptOn>> = {
  viewOwnAdvert: (core, user, id) => core.viewOwnAdvert(user, id),
  viewAdvertDeletion: (core, user, id) => core.viewAdvertDeletion(user, id),
  updateAdvert: (core, user, id) => core.updateAdvert(user, id, advertForm({ herbtitle: '' })),
  deleteAdvert: (core, user, id) => core.deleteAdvert(user, id),
  renewAdvert: (core, user, advertId) => core.renewAdvert(user, { advertId }),
  toggleSold: (core, user, advertId) => core.toggleSold(user, { advertId, sold: true }),
  viewSale: (core, user, id) => core.viewSale(user, id),
  nameBuyer: (core, user, advertId) => core.nameBuyer(user, { advertId, buyer: '' }),
};
const onAnAdvert: Readonly<Record<string, AttemptOn>> = {
  ...onOnesOwnAdvert,
  viewAdvert: (core, user, id) => core.viewAdvert(user, id),
  toggleLike: (core, user, advertId) => core.toggleLike(user, { advertId, liked: true }),
  toggleSaved: (core, user, advertId) => core.toggleSaved(user, { advertId, saved: true }),
  addComment: (core, user, advertId) =>
    core.addComment(user, { advertId, comment: 'Thanks', formKey: 'key' }),
};
const withSomebody: Readonly<Record<string, AttemptOn>> = {
  readConversation: (core, user, id) => core.readConversation(user, { with: id }),
  sendMessage: (core, user, id) => core.sendMessage(user, { with: id, message: 'Hello', messageId: '' }),
  holdMessagePicture: (core, user, id) => core.holdMessagePicture(user, { with: id }, new Uint8Array(1)),
  toggleBlock: (core, user, userId) => core.toggleBlock(user, { userId, blocked: true }),
  viewRating: (core, user, id) => core.viewRating(user, { with: id, advertId: 'ad_1' }),
  rate: (core, user, id) =>
    core.rate(user, { with: id, advertId: 'ad_1', recommend: '', text: '', formKey: '' }),
  streamInbox: (core, user, id) => {
    const request = { with: id, sessionToken: undefined, lastEventId: undefined };
    return core.streamInbox(user, request, createStreamControl()).next();
  },
};

it.each(Object.entries(onOnesOwnAdvert))(
  '%s is refused to everybody except the seller, before any form is read',
  async (_name, tryOn) => {
    const { ports, amina, brian } = await twoUsers();
    const advertId = await addAdvert(ports, amina);
    const { outbox } = ports.database.tables;
    expect(await refusalOf(tryOn(createCore(ports), brian, advertId))).toEqual({
      code: 'forbidden',
      message: texts.adverts.notOwner,
      fields: {},
    });
    expect(await ports.adverts.byId(advertId)).toBeDefined();
    expect(ports.database.tables.outbox).toEqual(outbox);
  },
);

it.each(Object.entries(onAnAdvert))(
  '%s finds no advert if there is none, and stores nothing',
  async (_name, tryOn) => {
    const { ports, amina } = await twoUsers();
    for (const id of ['ad_1', 'ad_', '', 'constructor', 'ad_1\u0000']) {
      expect(await refusalOf(tryOn(createCore(ports), amina, id)), id).toMatchObject({
        code: 'not-found',
        message: 'Herb not found',
      });
    }
    expect(ports.database.tables.formKeys.size).toBe(0);
  },
);

it.each(Object.entries(withSomebody))(
  '%s finds only people with a profile, and not oneself',
  async (_name, tryOn) => {
    const { ports, amina } = await twoUsers();
    const holder = await addAccount(ports, 'holder');
    for (const id of [amina.accountId, holder.accountId, 'nobody', '', "' or 1=1", 'a\u0000']) {
      expect(await refusalOf(tryOn(createCore(ports), amina, id)), id).toMatchObject({
        code: 'not-found',
        message: texts.profile.notFound,
      });
    }
  },
);
