import type { LoaderFunctionArgs } from '@remix-run/node';
import { getSite } from '../composition/site.server.ts';

/** 200 while the database answers and things can be written, 503 otherwise; says nothing else. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { core } = await getSite();
  try {
    await core.checkHealth();
    return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    context.log?.warn({ err: error }, 'health check failed');
    return new Response('unavailable\n', { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
