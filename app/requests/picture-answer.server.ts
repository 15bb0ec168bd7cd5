interface Copy {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The answer to a request for a copy of a picture; a browser that has it already gets no bytes. */
export function pictureAnswer(
  request: Request,
  { name, bytes, contentType }: Copy,
  cacheControl: string,
): Response {
  const headers = new Headers({ 'Cache-Control': cacheControl, ETag: `"${name}"` });
  if (knows(request.headers.get('If-None-Match'), name)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', contentType);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), { headers });
}

function knows(ifNoneMatch: string | null, name: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === `"${name}"` || tag === '*');
}
