import { publicUrl } from '../requests/public-url.server.ts';
import { page } from '../requests/request.server.ts';

const screens = [
  '/home',
  '/search',
  '/herbs',
  '/about-us',
  '/help',
  '/faqs',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
];

export const loader = page(async ({ core, url, client }) => {
  const site = await publicUrl(url);
  const adverts = await core.listSitemap({ client });
  const herbs = await core.listHerbs('en');
  const entries = [
    ...[...screens, ...herbs.map(({ slug }) => `/herbs/${slug}`)].map(
      (path) => `<url><loc>${site}${path}</loc></url>`,
    ),
    ...adverts.map(
      ({ id, updatedAt }) =>
        `<url><loc>${site}/singleherb/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ];
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(sitemap, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});
