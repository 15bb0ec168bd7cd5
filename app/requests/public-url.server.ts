import { getSite } from '../composition/site.server.ts';

/** Where this site is reached from outside: as configured or, on one's own machine, at the address that was requested. */
export async function publicUrl(requested: URL): Promise<string> {
  return (await getSite()).config.publicUrl ?? requested.origin;
}
