const secure = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?(?:[/?#][^\s\\"'<>]*)?$/i;
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?(?:[/?#][^\s\\"'<>]*)?$/i;
const ownPath = /^\/[A-Za-z0-9][A-Za-z0-9/_-]*$/;

/**
 * Whether a payer may be sent to this address. A gateway's answer is not trusted: only https, or http to this machine
 * while the site is tried out on it. The sandbox gives a path of this site.
 */
export function isPaymentUrl(
  url: string,
  allow: { readonly loopback: boolean; readonly ownPath: boolean },
): boolean {
  if (url.length > 2000 || /\p{Cc}/u.test(url)) return false;
  return secure.test(url) || (allow.loopback && loopback.test(url)) || (allow.ownPath && ownPath.test(url));
}

/** Whether the site is tried out on the machine it runs on. */
export function isOnThisMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || loopback.test(publicUrl.replace(/^https:/, 'http:'));
}
