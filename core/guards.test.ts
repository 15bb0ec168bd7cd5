import { expect, it } from 'vitest';
import { memoryPorts } from '../adapters/memory/memory-ports.ts';
import { createCore } from './core.ts';
import { addAccount, refusalOf } from './fixtures-for-test.ts';
import { type Viewer, visitor } from './viewer.ts';

const forEverybody = [
  ...['signUp', 'logIn', 'beginGoogleSignIn', 'finishGoogleSignIn', 'logOut', 'resumeSession', 'viewLink'],
  ...['verifyEmail', 'disownAddress', 'requestPasswordReset', 'resetPassword', 'viewProfile', 'search'],
  ...['listFeed', 'topAdverts', 'viewAdvert', 'similarAdverts', 'listSitemap', 'listComments', 'countReport'],
  ...[
    'takesPayments',
    'viewSandboxPayment',
    'decideInSandbox',
    'receiveNotice',
    'readPicture',
    'heldPictures',
  ],
  ...['sendFeedback', 'keepDraft', 'keepAct', 'takeDraft'],
];
const forTheSiteItself = [
  ...['askAboutPayments', 'decideByHand', 'sweepPictures', 'dispatchOutbox', 'removeExpired', 'checkHealth'],
];
const forAccounts = [
  ...['sendVerification', 'viewCredentials', 'changeEmail', 'changePassword', 'unlinkGoogle', 'exportData'],
  ...['mailPasswordLink', 'listDevices', 'logOutDevice', 'logOutEverywhere', 'viewDeletion', 'deleteAccount'],
  ...['proposeProfile', 'setUpAccount', 'finishAct'],
];
const forUsers = [
  ...['viewOwnProfile', 'editAccount', 'postAdvert', 'updateAdvert', 'viewOwnAdvert', 'viewAdvertDeletion'],
  ...['deleteAdvert', 'listOwnAdverts', 'listSaved', 'toggleLike', 'toggleSaved', 'viewCheckout'],
  ...[
    'initiatePayment',
    'nameTransaction',
    'addComment',
    'viewDeletableComment',
    'deleteComment',
    'holdPicture',
  ],
  ...['sendMessage', 'listInbox', 'readConversation', 'markRead', 'countUnread'],
  ...['toggleBlock', 'streamInbox', 'streamConversation'],
];

/** Does it with a form in which nothing is filled in: who may not is told so before anything is read. */
async function attempt(name: string, viewer: Viewer): Promise<void> {
  const core: Readonly<Record<string, (...input: never[]) => unknown>> = createCore(memoryPorts());
  const answer: unknown = await core[name]?.(...([viewer, {}, {}] as never[]));
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    await (answer as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();
  }
}

it('says of every use case whom it is for', () => {
  const named = [...forEverybody, ...forTheSiteItself, ...forAccounts, ...forUsers];
  expect(named.toSorted()).toEqual(Object.keys(createCore(memoryPorts())).toSorted());
});

it.each([...forAccounts, ...forUsers])('%s is refused to visitors', async (name) => {
  expect(await refusalOf(attempt(name, visitor))).toMatchObject({ code: 'unauthenticated' });
});

it.each(forUsers)('%s is refused to an account without a profile', async (name) => {
  const holder = await addAccount(memoryPorts(), 'moses');
  expect(await refusalOf(attempt(name, holder))).toMatchObject({ code: 'profile-required' });
});
