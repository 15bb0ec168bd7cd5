import { expect, test } from 'vitest';
import { findClaims } from '../../core/claims/find-claims.ts';
import { smallLetters } from '../../core/shared/text/small-letters.ts';
import { shownText } from '../../core/shown-text/shown-text.ts';
import { herbs } from './herbs.ts';
import { sampleComments } from './sample-comments.ts';
import { sampleRatings } from './sample-ratings.ts';
import { sampleSellers } from './sellers.ts';

test('no sample text is one that the site would hold back', () => {
  const texts = [
    ...herbs.flatMap(({ offers }) => offers.flatMap(({ title, description }) => [title, description])),
    ...sampleSellers.flatMap(({ username, fullName, about }) => [username, fullName, about]),
    ...sampleRatings.flatMap(({ ofSeller, ofBuyer, answer = '' }) => [ofSeller, ofBuyer, answer]),
    ...sampleComments.flatMap(([comment, answer = '']) => [comment, answer]),
  ];
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => findClaims(text, { unsure: false }).length > 0)).toEqual([]);
});

test('the sample texts are shown with the capitals with which they are written', () => {
  const texts = herbs.flatMap(({ offers }) =>
    offers.flatMap(({ title, description }) => [title, description]),
  );
  const otherwise = texts.filter((text) => shownText(smallLetters(text)) !== text);
  // A botanical name is an ordinary word in small letters.
  expect(otherwise).toEqual(['Abasi bark (Warburgia), broken pieces']);
});
