import { beginGoogleSignIn } from './accounts/begin-google-sign-in.ts';
import { changeEmail } from './accounts/change-email.ts';
import { changePassword } from './accounts/change-password.ts';
import { chooseLanguage } from './accounts/choose-language.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { disownAddress } from './accounts/disown-address.ts';
import { editAccount } from './accounts/edit-account.ts';
import { finishGoogleSignIn } from './accounts/finish-google-sign-in.ts';
import { awaitsCode } from './accounts/half-login.ts';
import { listDevices } from './accounts/list-devices.ts';
import { logIn } from './accounts/log-in.ts';
import { logOut } from './accounts/log-out.ts';
import { logOutDevice } from './accounts/log-out-device.ts';
import { logOutEverywhere } from './accounts/log-out-everywhere.ts';
import { mailPasswordLink } from './accounts/mail-password-link.ts';
import { proposeProfile } from './accounts/propose-profile.ts';
import { requestPasswordReset } from './accounts/request-password-reset.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { resumeSession } from './accounts/resume-session.ts';
import { sendVerification } from './accounts/send-verification.ts';
import { setUpAccount } from './accounts/set-up-account.ts';
import { signUp } from './accounts/sign-up.ts';
import { unlinkGoogle } from './accounts/unlink-google.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { viewCredentials } from './accounts/view-credentials.ts';
import { viewDeletion } from './accounts/view-deletion.ts';
import { viewLink } from './accounts/view-link.ts';
import { viewSettings } from './accounts/view-settings.ts';
import { deleteAdvert } from './adverts/delete-advert.ts';
import { discardAdvertDraft } from './adverts/discard-advert-draft.ts';
import { hasAdvertDraft } from './adverts/has-advert-draft.ts';
import { listFeed } from './adverts/list-feed.ts';
import { listOwnAdverts } from './adverts/list-own-adverts.ts';
import { listSaved } from './adverts/list-saved.ts';
import { listSitemap } from './adverts/list-sitemap.ts';
import { nameBuyer } from './adverts/name-buyer.ts';
import { noteView } from './adverts/note-view.ts';
import { possibleBuyers } from './adverts/possible-buyers.ts';
import { postAdvert } from './adverts/post-advert.ts';
import { renewAdvert } from './adverts/renew-advert.ts';
import { renewByLink } from './adverts/renew-by-link.ts';
import { revealContact } from './adverts/reveal-contact.ts';
import { saveAdvertDraft } from './adverts/save-advert-draft.ts';
import { similarAdverts } from './adverts/similar-adverts.ts';
import { storeViews } from './adverts/store-views.ts';
import { toggleLike } from './adverts/toggle-like.ts';
import { toggleSaved } from './adverts/toggle-saved.ts';
import { toggleSold } from './adverts/toggle-sold.ts';
import { topAdverts } from './adverts/top-adverts.ts';
import { updateAdvert } from './adverts/update-advert.ts';
import { viewAdvert } from './adverts/view-advert.ts';
import { viewAdvertDeletion } from './adverts/view-advert-deletion.ts';
import { viewAdvertDraft } from './adverts/view-advert-draft.ts';
import { viewEndedAdvert } from './adverts/view-ended-advert.ts';
import { viewOwnAdvert } from './adverts/view-own-advert.ts';
import { viewRenewal } from './adverts/view-renewal.ts';
import { viewSale } from './adverts/view-sale.ts';
import { viewSimilarAdvert } from './adverts/view-similar-advert.ts';
import { viewUsualPlace } from './adverts/view-usual-place.ts';
import { countUnread } from './chats/count-unread.ts';
import { holdMessagePicture } from './chats/hold-message-picture.ts';
import { listInbox } from './chats/list-inbox.ts';
import { listWaitingOffers } from './chats/list-waiting-offers.ts';
import { markRead } from './chats/mark-read.ts';
import { readConversation } from './chats/read-conversation.ts';
import { readMessagePicture } from './chats/read-message-picture.ts';
import { sendMessage } from './chats/send-message.ts';
import { streamInbox } from './chats/stream-inbox.ts';
import { toggleBlock } from './chats/toggle-block.ts';
import { addComment } from './comments/add-comment.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { listComments } from './comments/list-comments.ts';
import { viewDeletableComment } from './comments/view-deletable-comment.ts';
import { dispatchOutbox, ensureScheduled } from './dispatch-outbox.ts';
import { exportData } from './exports/export-data.ts';
import { sendFeedback } from './feedback/send-feedback.ts';
import { countFollowers } from './follows/count-followers.ts';
import { listFollowed } from './follows/list-followed.ts';
import { toggleFollow } from './follows/toggle-follow.ts';
import { createHealthCheck } from './health/check-health.ts';
import { countReport } from './health/count-report.ts';
import { browseHerbs } from './herbs/browse-herbs.ts';
import { keepHerbCounts } from './herbs/herb-counts.ts';
import { listHerbs } from './herbs/list-herbs.ts';
import { recogniseHerb } from './herbs/recognise-herb.ts';
import { viewHerb } from './herbs/view-herb.ts';
import { removeExpired } from './housekeeping/remove-expired.ts';
import { actOnAdverts } from './insights/act-on-adverts.ts';
import { exportInsights } from './insights/export-insights.ts';
import { viewInsights } from './insights/view-insights.ts';
import { viewShop } from './insights/view-shop.ts';
import { answerSanction } from './moderation/answer-sanction.ts';
import { dismissAnswer } from './moderation/dismiss-answer.ts';
import { findMembers } from './moderation/find-members.ts';
import { listAppeals } from './moderation/list-appeals.ts';
import { listDecisions } from './moderation/list-decisions.ts';
import { restoreMember } from './moderation/restore-member.ts';
import { sanctionMember } from './moderation/sanction-member.ts';
import { viewSanction } from './moderation/view-sanction.ts';
import { chooseMails } from './notifications/choose-mails.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markNotificationsRead } from './notifications/mark-notifications-read.ts';
import { openNotification } from './notifications/open-notification.ts';
import { unsubscribe, viewUnsubscribe } from './notifications/unsubscribe.ts';
import { askAboutPayments } from './payments/ask-about-payments.ts';
import { decideByHand } from './payments/decide-by-hand.ts';
import { decideInSandbox } from './payments/decide-in-sandbox.ts';
import { initiatePayment } from './payments/initiate-payment.ts';
import { nameTransaction } from './payments/name-transaction.ts';
import { receiveNotice } from './payments/receive-notice.ts';
import { takesPayments } from './payments/takes-payments.ts';
import { viewCheckout } from './payments/view-checkout.ts';
import { viewSandboxPayment } from './payments/view-sandbox-payment.ts';
import { createNarrowCheck } from './pictures/has-narrow-copies.ts';
import { heldPictures } from './pictures/held-pictures.ts';
import { holdPicture } from './pictures/hold-picture.ts';
import { createPicturePlacer } from './pictures/place-pictures.ts';
import { createPictureReader } from './pictures/read-picture.ts';
import { sweepPictures } from './pictures/sweep-pictures.ts';
import type { Ports } from './ports/ports.ts';
import { viewOwnProfile } from './profiles/view-own-profile.ts';
import { viewProfile } from './profiles/view-profile.ts';
import { turnOffPush } from './pushes/turn-off-push.ts';
import { turnOnPush } from './pushes/turn-on-push.ts';
import { viewPush } from './pushes/view-push.ts';
import { answerRating } from './ratings/answer-rating.ts';
import { listRatings } from './ratings/list-ratings.ts';
import { rate } from './ratings/rate.ts';
import { viewRating } from './ratings/view-rating.ts';
import { askForReview } from './reports/ask-for-review.ts';
import { decideCase } from './reports/decide-case.ts';
import { listCases } from './reports/list-cases.ts';
import { sendReport } from './reports/send-report.ts';
import { viewReport } from './reports/view-report.ts';
import { deleteSavedSearch } from './saved-searches/delete-saved-search.ts';
import { listSavedSearches } from './saved-searches/list-saved-searches.ts';
import { saveSearch } from './saved-searches/save-search.ts';
import { viewSaving } from './saved-searches/view-saving.ts';
import { countSearch } from './search/count-search.ts';
import { listNearby } from './search/list-nearby.ts';
import { search } from './search/search.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { finishLogIn } from './second-factor/finish-log-in.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from './second-factor/turn-off-second-factor.ts';
import { turnOnSecondFactor } from './second-factor/turn-on-second-factor.ts';
import { viewSecondFactor } from './second-factor/view-second-factor.ts';
import { isModerator } from './shared/require-moderator.ts';
import { discardUnfinished } from './unfinished/discard-unfinished.ts';
import { findUnfinished } from './unfinished/find-unfinished.ts';
import { finishAct } from './unfinished/finish-act.ts';
import { keepUnfinished } from './unfinished/keep-unfinished.ts';

/** Every use case, bound to the ports of one running site. */
export type Core = ReturnType<typeof createCore>;

export function createCore(ports: Ports) {
  function bind<Input extends unknown[], Result>(useCase: (ports: Ports, ...input: Input) => Result) {
    return (...input: Input): Result => useCase(ports, ...input);
  }

  return {
    signUp: bind(signUp),
    logIn: bind(logIn),
    awaitsCode: bind(awaitsCode),
    finishLogIn: bind(finishLogIn),
    beginGoogleSignIn: bind(beginGoogleSignIn),
    finishGoogleSignIn: bind(finishGoogleSignIn),
    logOut: bind(logOut),
    resumeSession: bind(resumeSession),
    sendVerification: bind(sendVerification),
    viewLink: bind(viewLink),
    verifyEmail: bind(verifyEmail),
    disownAddress: bind(disownAddress),
    requestPasswordReset: bind(requestPasswordReset),
    resetPassword: bind(resetPassword),
    viewCredentials: bind(viewCredentials),
    viewSettings: bind(viewSettings),
    changeEmail: bind(changeEmail),
    changePassword: bind(changePassword),
    chooseLanguage: bind(chooseLanguage),
    unlinkGoogle: bind(unlinkGoogle),
    viewSecondFactor: bind(viewSecondFactor),
    beginSecondFactor: bind(beginSecondFactor),
    turnOnSecondFactor: bind(turnOnSecondFactor),
    turnOffSecondFactor: bind(turnOffSecondFactor),
    renewRecoveryCodes: bind(renewRecoveryCodes),
    mailPasswordLink: bind(mailPasswordLink),
    listDevices: bind(listDevices),
    logOutDevice: bind(logOutDevice),
    logOutEverywhere: bind(logOutEverywhere),
    viewDeletion: bind(viewDeletion),
    deleteAccount: bind(deleteAccount),
    exportData: bind(exportData),
    proposeProfile: bind(proposeProfile),
    setUpAccount: bind(setUpAccount),
    viewOwnProfile: bind(viewOwnProfile),
    editAccount: bind(editAccount),
    viewProfile: bind(viewProfile),

    postAdvert: bind(postAdvert),
    revealContact: bind(revealContact),
    saveAdvertDraft: bind(saveAdvertDraft),
    viewAdvertDraft: bind(viewAdvertDraft),
    hasAdvertDraft: bind(hasAdvertDraft),
    discardAdvertDraft: bind(discardAdvertDraft),
    updateAdvert: bind(updateAdvert),
    viewOwnAdvert: bind(viewOwnAdvert),
    viewUsualPlace: bind(viewUsualPlace),
    viewSimilarAdvert: bind(viewSimilarAdvert),
    viewAdvertDeletion: bind(viewAdvertDeletion),
    deleteAdvert: bind(deleteAdvert),
    listFeed: bind(listFeed),
    topAdverts: bind(topAdverts),
    viewAdvert: bind(viewAdvert),
    noteView: bind(noteView),
    storeViews: bind(storeViews),
    similarAdverts: bind(similarAdverts),
    listOwnAdverts: bind(listOwnAdverts),
    viewInsights: bind(viewInsights),
    viewShop: bind(viewShop),
    exportInsights: bind(exportInsights),
    actOnAdverts: bind(actOnAdverts),
    listSaved: bind(listSaved),
    listSitemap: bind(listSitemap),
    listHerbs: bind(listHerbs),
    browseHerbs: bind(browseHerbs),
    viewHerb: bind(viewHerb),
    recogniseHerb: bind(recogniseHerb),
    listNearby: bind(listNearby),
    toggleLike: bind(toggleLike),
    toggleSaved: bind(toggleSaved),
    toggleSold: bind(toggleSold),
    possibleBuyers: bind(possibleBuyers),
    viewSale: bind(viewSale),
    nameBuyer: bind(nameBuyer),
    renewAdvert: bind(renewAdvert),
    renewByLink: bind(renewByLink),
    viewRenewal: bind(viewRenewal),
    viewEndedAdvert: bind(viewEndedAdvert),

    takesPayments: bind(takesPayments),
    viewCheckout: bind(viewCheckout),
    initiatePayment: bind(initiatePayment),
    nameTransaction: bind(nameTransaction),
    viewSandboxPayment: bind(viewSandboxPayment),
    decideInSandbox: bind(decideInSandbox),
    receiveNotice: bind(receiveNotice),
    askAboutPayments: bind(askAboutPayments),
    decideByHand: bind(decideByHand),

    addComment: bind(addComment),
    listComments: bind(listComments),
    viewDeletableComment: bind(viewDeletableComment),
    deleteComment: bind(deleteComment),

    sendMessage: bind(sendMessage),
    holdMessagePicture: bind(holdMessagePicture),
    readMessagePicture: bind(readMessagePicture),
    listInbox: bind(listInbox),
    listWaitingOffers: bind(listWaitingOffers),
    readConversation: bind(readConversation),
    markRead: bind(markRead),
    countUnread: bind(countUnread),
    toggleBlock: bind(toggleBlock),
    streamInbox: bind(streamInbox),

    toggleFollow: bind(toggleFollow),
    listFollowed: bind(listFollowed),
    countFollowers: bind(countFollowers),

    viewRating: bind(viewRating),
    rate: bind(rate),
    listRatings: bind(listRatings),
    answerRating: bind(answerRating),

    listNotifications: bind(listNotifications),
    openNotification: bind(openNotification),
    markNotificationsRead: bind(markNotificationsRead),
    chooseMails: bind(chooseMails),
    viewPush: bind(viewPush),
    turnOnPush: bind(turnOnPush),
    turnOffPush: bind(turnOffPush),
    viewUnsubscribe: bind(viewUnsubscribe),
    unsubscribe: bind(unsubscribe),

    sanctionMember: bind(sanctionMember),
    restoreMember: bind(restoreMember),
    dismissAnswer: bind(dismissAnswer),
    listAppeals: bind(listAppeals),
    listDecisions: bind(listDecisions),
    findMembers: bind(findMembers),
    viewSanction: bind(viewSanction),
    answerSanction: bind(answerSanction),

    search: bind(search),
    countSearch: bind(countSearch),
    saveSearch: bind(saveSearch),
    viewSaving: bind(viewSaving),
    listSavedSearches: bind(listSavedSearches),
    deleteSavedSearch: bind(deleteSavedSearch),
    countReport: bind(countReport),

    holdPicture: bind(holdPicture),
    heldPictures: bind(heldPictures),
    readPicture: createPictureReader(ports),
    sweepPictures: bind(sweepPictures),
    placePictures: createPicturePlacer(ports),

    viewReport: bind(viewReport),
    sendReport: bind(sendReport),
    askForReview: bind(askForReview),
    isModerator: bind(isModerator),
    listCases: bind(listCases),
    decideCase: bind(decideCase),

    sendFeedback: bind(sendFeedback),

    keepUnfinished: bind(keepUnfinished),
    findUnfinished: bind(findUnfinished),
    discardUnfinished: bind(discardUnfinished),
    finishAct: bind(finishAct),

    dispatchOutbox: bind(dispatchOutbox),
    ensureScheduled: bind(ensureScheduled),
    removeExpired: bind(removeExpired),
    keepHerbCounts: bind(keepHerbCounts),
    checkHealth: createHealthCheck(ports),
    hasNarrowCopies: createNarrowCheck(ports),
  };
}
