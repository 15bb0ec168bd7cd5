import type { Ports } from '../ports/ports.ts';

/** 43 characters out of 62 are 256 bits. */
const tokenLength = 43;
const tokenPattern = new RegExp(`^[A-Za-z0-9]{${tokenLength}}$`);

/** A secret that gives its holder access to a session, a link in a mail or a draft. Only its digest is stored. */
export function newToken(ports: Pick<Ports, 'ids' | 'digests'>): {
  readonly token: string;
  readonly hash: string;
} {
  const token = ports.ids.alphanumeric(tokenLength);
  return { token, hash: ports.digests.sha256(token) };
}

/** The digest under which this token's session, link or draft is stored; undefined if the text cannot be a token. */
export function tokenHash(ports: Pick<Ports, 'digests'>, token: string | undefined): string | undefined {
  return token !== undefined && tokenPattern.test(token) ? ports.digests.sha256(token) : undefined;
}
