import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year, so that nobody writes to an abandoned address. */
const lifetime = 180 * day;

interface Options {
  /** Where vulnerabilities are reported: a mailto or https address. */
  readonly contact: string;
  readonly publicUrl: string | undefined;
}

/** Serves /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
export function answerSecurityText({ contact, publicUrl }: Options, now = Date.now): Handler {
  return (request, response, next) => {
    const path = withoutQuery(request.url ?? '');
    if (path !== '/.well-known/security.txt' || request.method === 'POST') return next();
    // Rounded to the day, so that the file and its ETag are the same all day.
    const expires = new Date(Math.floor(now() / day) * day + lifetime);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ];
    const text = `${lines.join('\n')}\n`;
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'public, max-age=3600',
    };
    response.writeHead(200, headers).end(text);
  };
}
