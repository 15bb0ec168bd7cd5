import { z } from 'zod';
import { screenOf } from '../browser/vitals/screen-of.ts';
import { getSite } from '../composition/site.server.ts';
import { clientAddress } from '../requests/client-address.server.ts';
import { readText } from '../requests/read-text.server.ts';
import { asText, withoutPage } from '../requests/refusals.server.ts';

export { loader } from '../requests/posts-only.server.ts';

const maxBytes = 4096;

const report = z
  .array(
    z.object({
      name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
      value: z.number().nonnegative().max(600_000),
      path: z.string().startsWith('/').max(200),
    }),
  )
  .min(1)
  .max(5);

/** Logs a performance report from a browser; refuses anything else. */
export const action = withoutPage(asText, async ({ request, context }) => {
  const { core } = await getSite();
  await core.countReport({ client: clientAddress(context) });
  const parsed = report.safeParse(parseJson((await readText(request, maxBytes)) ?? ''));
  if (!parsed.success) return new Response('unreadable\n', { status: 400 });
  for (const { name, value, path } of parsed.data) {
    context.log?.info(
      { vital: name, value: Math.round(value * 1000) / 1000, path: screenOf(path) },
      'web vital',
    );
  }
  return new Response(null, { status: 204 });
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
