/** Whether an If-None-Match header names this tag. Weak and strong tags are compared alike: RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(weakMark, ''));
  return known.includes('*') || known.includes(etag.replace(weakMark, ''));
}

const weakMark = /^W\//;
