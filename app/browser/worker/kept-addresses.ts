/** What the worker keeps, by address. See docs/decisions/0058-kept-pages.md for the numbers. */

/** Adverts seen; those saved are kept beside them. */
export const mostAdverts = 60;
export const mostConversations = 10;
export const mostPhotoBytes = 15 * 1024 * 1024;

const pages =
  /^\/(?:home|post|saved|saved\?tab=waiting|chat\?with=[\w-]+(?:&ad=[\w-]+)?|singleherb\/[\w-]+)?$/;

const limits: readonly (readonly [addresses: RegExp, most: number])[] = [
  [/^\/singleherb\//, mostAdverts],
  [/^\/chat\?/, mostConversations],
];

type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * The address under which a page is kept: path and query, because a page is only right at its own address. Undefined for
 * pages that are never kept.
 */
export function keptAddress({ pathname, search }: Address): string | undefined {
  const address = pathname + search;
  return pages.test(address) ? address : undefined;
}

/** The same for a request of the router, which fetches the data of a page instead of the page. */
export function addressOfData({ pathname, search }: Address): string | undefined {
  if (!pathname.endsWith('.data')) return undefined;
  const fields = new URLSearchParams(search);
  fields.delete('_routes');
  const query = String(fields);
  return keptAddress({ pathname: pathname.slice(0, -'.data'.length), search: query && `?${query}` });
}

export function isAdvert(address: string): boolean {
  return address.startsWith('/singleherb/');
}

/** Those that are too many, given all kept addresses, oldest first. */
export function surplusOf(addresses: readonly string[]): readonly string[] {
  return limits.flatMap(([pattern, most]) => {
    const alike = addresses.filter((address) => pattern.test(address));
    return alike.slice(0, Math.max(0, alike.length - most));
  });
}

/** Those that have to go for the others to take `most` bytes, given all kept photos, oldest first. */
export function surplusPhotos(
  photos: readonly (readonly [address: string, bytes: number])[],
  most = mostPhotoBytes,
): readonly string[] {
  let excess = photos.reduce((total, [, bytes]) => total + bytes, 0) - most;
  const surplus: string[] = [];
  for (const [address, bytes] of photos) {
    if (excess <= 0) break;
    surplus.push(address);
    excess -= bytes;
  }
  return surplus;
}
