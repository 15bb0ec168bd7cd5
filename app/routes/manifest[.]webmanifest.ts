import * as installTexts from '../../core/texts/install.ts';
import { tag } from '../../core/texts/page-language.ts';
import { getSite } from '../composition/site.server.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async () => {
  const { name } = (await getSite()).config.site;
  const manifest = {
    name,
    short_name: name,
    description: installTexts.description,
    id: '/home',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    lang: tag,
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    categories: ['shopping', 'lifestyle'],
    shortcuts: [
      { name: installTexts.shortcuts.post, url: '/post' },
      { name: installTexts.shortcuts.messages, url: '/messages' },
      { name: installTexts.shortcuts.search, url: '/search' },
    ],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    // Of the sample marketplace. Browsers fetch them when they offer to install the site.
    screenshots: [
      {
        src: '/screen-narrow.webp',
        type: 'image/webp',
        sizes: '360x740',
        form_factor: 'narrow',
        label: installTexts.narrowScreen,
      },
      {
        src: '/screen-wide.webp',
        type: 'image/webp',
        sizes: '1280x800',
        form_factor: 'wide',
        label: installTexts.wideScreen,
      },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Cookie, Accept-Language',
    },
  });
});
