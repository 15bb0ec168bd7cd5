import { asText, withoutPage } from '../refusals.server.ts';
import { getShop } from '../shop.server.ts';

/**
 * A picture's name is made from its content, so a browser's copy is right for ever. A refusal is never cached: the
 * picture would be missing long after the store is back.
 */
export const loader = withoutPage(asText, async ({ params, request }) => {
  const name = params['name'] ?? '';
  const { core } = await getShop();
  const { bytes, contentType } = await core.readPicture(name);
  const headers = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${name}"`,
  });
  if (knows(request.headers.get('If-None-Match'), name)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', contentType);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), { headers });
});

function knows(ifNoneMatch: string | null, name: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === `"${name}"` || tag === '*');
}
