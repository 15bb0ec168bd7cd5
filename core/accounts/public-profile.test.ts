import { expect, it } from 'vitest';
import type { Profile } from '../entities/profile.ts';
import { texts } from '../texts/text.ts';
import { publicProfile, sellerOf } from './public-profile.ts';

const profile: Profile = {
  accountId: 'account-1',
  username: 'nakato',
  fullName: 'Nakato Sarah',
  about: 'Herbs from Kampala.',
  address: 'Plot 4, Nakasero',
  phoneNumber: '+256772123456',
  callMe: true,
  whatsappMe: true,
  dateOfBirth: '1990-05-31',
  picture: { key: 'a'.repeat(32), width: 4, height: 3, placeholder: 'data:,' },
  advertCount: 3,
  likesReceived: 7,
  ratingCount: 15,
  answers: 'day',
  createdAt: new Date('2025-01-15T09:00:00Z'),
};

const january = texts.days.month({ month: texts.days.months[0], year: 2025 });

const counts = {
  seller: { counted: 13, recommending: 12 },
  buyer: { counted: 3, recommending: 3 },
};

it('shows the public only what it may know', () => {
  expect(publicProfile(profile, counts)).toEqual({
    id: 'account-1',
    username: 'nakato',
    fullName: 'Nakato Sarah',
    about: 'Herbs from Kampala.',
    picture: profile.picture,
    advertCount: 3,
    ratingCount: 15,
    facts: [
      { about: 'seller', words: texts.ratings.recommend.seller({ count: 12, total: 13 }) },
      { about: 'buyer', words: texts.ratings.recommend.buyer({ count: 3, total: 3 }) },
      { about: 'answers', words: texts.profile.answers.day },
      { about: 'since', words: texts.profile.memberSince({ month: january }) },
    ],
  });
});

it('shows only the seller beside an advert', () => {
  expect(sellerOf(profile)).toEqual({
    id: 'account-1',
    username: 'nakato',
    fullName: 'Nakato Sarah',
    picture: profile.picture,
  });
});
