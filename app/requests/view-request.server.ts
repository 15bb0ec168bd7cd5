import type { Visit } from '../../core/adverts/note-view.ts';

/** How a page was asked for, by whoever reads the headers of the request. */
export function visitOf(
  method: string,
  header: (name: string) => unknown,
  client: string | undefined,
): Visit {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz') ?? '';
  return { method, client, userAgent: String(header('user-agent') ?? ''), purpose: String(purpose) };
}
