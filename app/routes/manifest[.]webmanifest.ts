import { getSite } from '../composition/site.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async () => {
  const { name } = (await getSite()).config.site;
  const manifest = {
    name,
    short_name: name,
    description: 'Herbs and herbal remedies from sellers in Kampala.',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    lang: 'en-UG',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
});
