import { getSite } from '../composition/site.server.ts';

const secondsPerYear = 365 * 24 * 60 * 60;

/**
 * What was chosen on this browser, as a cookie for a year. It is not signed, because it says nothing that has to be
 * true, and is read for each page in the cache.
 */
export async function choiceCookie(name: string, value: string): Promise<string> {
  const { config } = await getSite();
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const ownName = secure ? `__Host-${name}` : name;
  return `${ownName}=${value}; Max-Age=${secondsPerYear}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
