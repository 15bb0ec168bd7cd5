import { phrase } from './phrase.ts';
export const postAgain = phrase('Your account is new. You can post again from {moment}.');
export const writeAgain = phrase('Your account is new. You can write to somebody new again from {moment}.');
