import type { Subject } from '../entities/report.ts';

/** Every page that core leads to. Ids, tokens and slugs are ours and need no encoding. */
export const addresses = {
  home: '/home',
  search: '/search',
  account: '/account',
  notifications: '/notifications',
  /** Marks the notification as read and leads to the page that it is about. */
  notification: (id: string) => `/notifications?open=${id}`,
  forgotPassword: '/forgot-password',
  /** The address to which a gateway sends its notices about payments. */
  paymentNotice: '/pay/callback',
  advert: (id: string) => `/singleherb/${id}`,
  commentsOn: (advertId: string) => `/singleherb/${advertId}#comments`,
  herb: (slug: string) => `/herbs/${slug}`,
  user: (id: string) => `/user/${id}`,
  ratingsOf: (userId: string) => `/user/${userId}#ratings`,
  rate: ({ userId, advertId }: { readonly userId: string; readonly advertId: string }) =>
    `/rate?with=${userId}&ad=${advertId}`,
  chatWith: (userId: string) => `/chat?with=${userId}`,
  payFor: (advertId: string) => `/pay?ad=${advertId}`,
  /** The page where a thing is reported, and where its writer and those who reported it see the result. */
  report: ({ kind, id }: Subject) => `/report?${kind}=${id}`,
  /** The page where a person answers a decision: with the token of a mail, or the decision's id when logged in. */
  appeal: (token: string) => `/appeal/${token}`,
  renew: (token: string) => `/renew/${token}`,
  verifyEmail: (token: string) => `/verify-email/${token}`,
  resetPassword: (token: string) => `/reset-password/${token}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const;
