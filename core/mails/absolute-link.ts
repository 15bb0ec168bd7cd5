import type { Settings } from '../ports/ports.ts';

/** A link that works outside the site: on the public address or, if none is set, on the origin that the person uses. */
export function absoluteLink(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  origin: string | undefined,
  path: string,
): string {
  const base = publicUrl ?? origin;
  if (base === undefined) throw new Error('A link in a mail needs the address of the site.');
  return base.replace(/\/+$/, '') + path;
}
