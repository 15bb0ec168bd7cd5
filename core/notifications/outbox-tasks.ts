import { daily, forgetOld } from '../outbox/daily.ts';
import type { Handlers } from '../outbox/handler.ts';
import { pushGivenUpAfter } from '../pushes/limits.ts';
import { digestHour, notificationsKeptFor } from './limits.ts';
import { mailComments } from './mail-comments.ts';
import { beginDigests, mailDigests } from './mail-digests.ts';
import { mailUnread } from './mail-unread.ts';
import { sendPush } from './send-push.ts';
import { tellPriceDrop } from './tell-price-drop.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const notificationTasks: Handlers<
  | 'mail-unread'
  | 'mail-comments'
  | 'send-push'
  | 'tell-price-drop'
  | 'begin-digests'
  | 'mail-digests'
  | 'forget-notifications'
> = {
  'mail-unread': { run: mailUnread },
  'mail-comments': { run: mailComments },
  'send-push': { run: sendPush, givenUpAfter: pushGivenUpAfter },
  'tell-price-drop': { run: tellPriceDrop },
  'begin-digests': daily(digestHour, beginDigests),
  'mail-digests': { run: mailDigests },
  'forget-notifications': daily(3, (ports, run) =>
    forgetOld(ports, run, ports.notifications, notificationsKeptFor),
  ),
};
