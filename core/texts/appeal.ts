import { phrase } from './phrase.ts';
/** A decision about somebody's account, and their answer to it. */
export const heading = 'About your account';
export const decidedOn = phrase('Decided on {day}.');
export const decidedAndLifted = phrase('Decided on {day}, and no longer in force.');
export const yourAnswer = 'Your answer';
export const stands = 'We have read it, and our decision stands.';
export const waits = 'We have not made a decision yet.';
export const hint = 'If you think we are wrong, say why. You can answer once.';
export const send = 'Send';
