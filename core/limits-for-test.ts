import { accountLimits } from './accounts/throttling-limits.ts';
import { advertLimits } from './adverts/throttling-limits.ts';
import { chatLimits } from './chats/throttling-limits.ts';
import { commentLimits } from './comments/throttling-limits.ts';
import { exportLimits } from './exports/throttling-limits.ts';
import { feedbackLimits } from './feedback/throttling-limits.ts';
import { followLimits } from './follows/throttling-limits.ts';
import { healthLimits } from './health/throttling-limits.ts';
import { insightLimits } from './insights/throttling-limits.ts';
import { moderationLimits } from './moderation/throttling-limits.ts';
import { notificationLimits } from './notifications/throttling-limits.ts';
import { paymentLimits } from './payments/throttling-limits.ts';
import { pictureLimits } from './pictures/throttling-limits.ts';
import { pushLimits } from './pushes/throttling-limits.ts';
import { ratingLimits } from './ratings/throttling-limits.ts';
import { reportLimits } from './reports/throttling-limits.ts';
import { searchLimits } from './search/throttling-limits.ts';
import { secondFactorLimits } from './second-factor/throttling-limits.ts';
import { unfinishedLimits } from './unfinished/throttling-limits.ts';

/** Every limit of the site. */
export const limits = {
  ...accountLimits,
  ...advertLimits,
  ...chatLimits,
  ...commentLimits,
  ...exportLimits,
  ...feedbackLimits,
  ...followLimits,
  ...healthLimits,
  ...insightLimits,
  ...moderationLimits,
  ...notificationLimits,
  ...paymentLimits,
  ...pictureLimits,
  ...pushLimits,
  ...ratingLimits,
  ...reportLimits,
  ...searchLimits,
  ...secondFactorLimits,
  ...unfinishedLimits,
};
