import { getSite } from '../composition/site.server.ts';

/** The site's origin as seen from outside: as configured or, on a local machine, the origin that was requested. */
export async function publicUrl(requested: URL): Promise<string> {
  return (await getSite()).config.publicUrl ?? requested.origin;
}
