import { publicUrl } from '../../requests/public-url.server.ts';

/** The address to which Google sends people back. The operator registers it with Google, and it must match exactly. */
export async function googleCallbackUrl(requested: URL): Promise<string> {
  return `${await publicUrl(requested)}/auth/google/callback`;
}
