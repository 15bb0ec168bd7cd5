import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '../../core/errors.ts';
import { httpStatus, logUnavailable } from '../refusals.server.ts';
import { getShop } from '../shop.server.ts';

/** A picture's name is made from its content, so what a browser has of it is right for ever. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const name = params['name'] ?? '';
  const { core } = await getShop();
  try {
    const { bytes, contentType } = await core.readPicture(name);
    const headers = new Headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${name}"`,
    });
    if (knows(request.headers.get('If-None-Match'), name))
      return new Response(null, { status: 304, headers });
    headers.set('Content-Type', contentType);
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), { headers });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') {
      return new Response(`${error.message}\n`, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    if (error instanceof DomainError && error.code === 'unavailable') {
      logUnavailable(error, context);
      // A browser that kept this would go without the picture long after the store is back.
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(error.retryAfter ?? '') };
      return new Response(`${error.message}\n`, { status: httpStatus(error), headers });
    }
    throw error;
  }
}

function knows(ifNoneMatch: string | null, name: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === `"${name}"` || tag === '*');
}
