import { phrase, plural } from './phrase.ts';

/** How an advert does: "42 views · 3 saves · 1 chat". `count` in digits that people read is `number`. */
export const figures = phrase('{views} · {saves} · {chats}');
export const views = plural('{number} view', '{number} views');
export const saves = plural('{number} save', '{number} saves');
export const chats = plural('{number} chat', '{number} chats');
