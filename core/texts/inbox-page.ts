import { phrase } from './phrase.ts';
/** The list of conversations. */
export const label = 'Inbox';
export const heading = 'Messages';
export const howToStart = 'To start a conversation, choose “Chat” on an advert or on a seller’s page.';
export const browse = 'Browse herbs';
export const tryAgain = 'Try again';
/** The last message of a conversation, if it is one's own. */
export const yours = phrase('You: {text}');
/** After the number of unread messages, for those who hear the page. */
export const unread = ' unread';
export const empty = 'Sorry, your inbox is empty';
export const emptyHint = "You don't have any messages right now.";
export const choose = 'Choose a conversation to read it.';
