import { publicUrl } from '../requests/public-url.server.ts';
import { page } from '../requests/request.server.ts';

const closed = [
  '/account',
  '/post',
  '/update-herb',
  '/saved',
  '/messages',
  '/chat',
  '/pay',
  // Only with a query, `redirectTo`, which differs with each page that links here.
  '/login?',
  '/signup?',
  '/setup-account',
  '/leave',
];

export const loader = page(async ({ url }) => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${await publicUrl(url)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});
