import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { GatewayError } from '../../core/ports/payment-gateway.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { getSite } from '../composition/site.server.ts';
import { clientAddress } from '../requests/client-address.server.ts';
import { readText } from '../requests/read-text.server.ts';
import { asText, withoutPage } from '../requests/refusals.server.ts';

/** Bytes: many times what a gateway sends. */
const maxNoticeBytes = 64 * 1024;

/** The address at which the gateway reports the outcome of a payment. It takes no session. */
export const loader = withoutPage(asText, receiveNotice);
export const action = loader;

async function receiveNotice({
  request,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { core } = await getSite();
  const body = await readText(request, maxNoticeBytes);
  if (body === undefined) return answer('This notice is too long.\n', 413);
  const notice = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body,
  };
  try {
    const acknowledgement = await core.receiveNotice(notice, clientAddress(context));
    return answer(acknowledgement.body, 200, acknowledgement.contentType);
  } catch (error) {
    const { requestId, log } = context;
    if (error instanceof DomainError || error instanceof GatewayError) {
      log?.warn({ requestId, reason: error.message }, 'payment notice refused');
    }
    if (!(error instanceof GatewayError)) throw error;
    // Anything but success makes a gateway send its notice again.
    return answer('The gateway is temporarily unavailable. Please send this again.\n', 502);
  }
}

function answer(body: string, status: number, contentType = 'text/plain; charset=utf-8'): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
