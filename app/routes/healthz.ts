import { getShop } from '../composition.server.ts';

/** 200 while the database answers, 503 otherwise; says nothing else. */
export async function loader() {
  const { core } = await getShop();
  try {
    await core.checkHealth();
    return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return new Response('unavailable\n', { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
