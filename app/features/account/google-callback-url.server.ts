import { publicUrl } from '../../requests/public-url.server.ts';

/** Where Google sends people back to; it has to be registered there, letter by letter. */
export async function googleCallbackUrl(requested: URL): Promise<string> {
  return `${await publicUrl(requested)}/auth/google/callback`;
}
