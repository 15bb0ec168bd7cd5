import { phrase } from './phrase.ts';
export const scan = 'Scan to see what I sell';
export const howToPrint = 'Print this page from your browser’s menu: it is one sheet of paper.';
export const title = phrase('Poster of {name}');
/** The choice of its size. */
export const paper = 'Paper';
export const back = 'Back to the profile';
export const qrCode = phrase('QR code of {address}');
