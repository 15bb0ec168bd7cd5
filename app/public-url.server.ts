import { getShop } from './shop.server.ts';

/** Where this site is reached from outside: as configured, or on one's own machine as it was asked for. */
export async function publicUrl(requested: URL): Promise<string> {
  return (await getShop()).config.publicUrl ?? requested.origin;
}
