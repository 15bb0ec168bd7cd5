import type { Visit } from '../../core/adverts/note-view.ts';

/** The request of a page, as the count of views judges it; `header` reads one of the request's headers. */
export function visitOf(
  method: string,
  header: (name: string) => unknown,
  client: string | undefined,
): Visit {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz') ?? '';
  return { method, client, userAgent: String(header('user-agent') ?? ''), purpose: String(purpose) };
}
