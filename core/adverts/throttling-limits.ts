import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';
import { newcomersPosts, numbersPerDay } from './limits.ts';

export const advertLimits = declareLimits({
  'post-advert': { account: perDay(50), client: perDay(1000) },
  /** The same while the account is new. Deleted adverts count too, so deleting some makes no room. */
  'post-as-newcomer': { account: perDay(newcomersPosts), client: perDay(1000) },
  'update-advert': { account: perHour(120), client: perHour(1200) },
  /** A token cannot be guessed. */
  'renew-by-link': { client: perHour(600) },
  /** Each follows two seconds without a key. */
  'save-draft': { account: perHour(1200), client: perHour(12_000) },
  /** Different phone numbers of sellers, which are valuable to advertisers. */
  'reveal-contact': { account: perDay(numbersPerDay), client: perDay(1000) },
  /** Likes and saves together. */
  react: { account: perHour(600), client: perHour(6000) },
  /** Up to 49,000 addresses, for machines. */
  'read-sitemap': { client: perHour(60) },
});
