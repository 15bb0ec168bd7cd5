/** Posts a form's fields without moving the page. Undefined when no answer comes. */
export function postByScript(
  address: string,
  fields: Readonly<Record<string, string>>,
  options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): Promise<Response | undefined> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), ...options }).catch(
    () => undefined,
  );
}
