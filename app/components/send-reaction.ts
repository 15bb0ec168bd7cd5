/**
 * `elsewhere`: the server wants to lead the person to another page first, to log in. `declined`: not from this person. A
 * number: seconds to wait before more.
 */
export type ReactionOutcome = 'done' | 'elsewhere' | 'declined' | 'refused' | 'unreachable' | number;

/** How the server answers script that should go to another page; the body says where. */
const redirectInside = 202;

/**
 * Posts a like's or save's form without moving the page. It does not go through the router, because the router's
 * requests die with the page: whoever taps and leaves at once has liked it all the same.
 */
export async function sendReaction(form: HTMLFormElement): Promise<ReactionOutcome> {
  const fields = new URLSearchParams({ stay: '1' });
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  try {
    const { status, headers } = await fetch(`${form.action}.data`, {
      method: 'POST',
      body: fields,
      keepalive: true,
    });
    if (status === redirectInside) return 'elsewhere';
    if (status === 400) return 'declined';
    return status === 200 ? 'done' : Number(headers.get('Retry-After')) || 'refused';
  } catch {
    return 'unreachable';
  }
}
