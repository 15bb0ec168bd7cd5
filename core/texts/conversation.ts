import { phrase } from './phrase.ts';
/** The page of a conversation. */
export const backToInbox = 'Back to the inbox';
/** Before the other's name, which is for those who do not see it. */
export const rate = 'Rate';
export const refresh = 'Refresh';
export const more = 'More';
export const viewProfile = 'View profile';
export const block = 'Block';
export const unblock = 'Unblock';
export const label = 'Conversation';
export const older = 'Older messages';
export const olderFailed = 'Older messages could not be loaded. Please try again.';
export const none = 'No messages yet. Ask whatever you like, and keep your passwords and PINs to yourself.';
export const newest = 'Newest messages';
export const newMessages = 'New messages';
/** Before a message, for those who do not see whose it is. */
export const yours = 'You: ';
export const of = phrase('{name}: ');
/** On a card with the advert that a message is about. */
export const about = 'About';
/** The field, and its button. */
export const message = 'Message';
export const send = 'Send';
export const makeOffer = 'Make an offer';
export const sendOffer = 'Send offer';
/** Photos that go with the message. After the first stands which photo, for those who do not see it. */
export const removePhoto = 'Remove';
export const tryAgain = 'Try again';
export const unblockFirst = 'You have blocked this person. Unblock them to send a message.';
