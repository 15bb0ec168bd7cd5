import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '../../core/errors.ts';
import { GatewayError } from '../../core/ports/payment-gateway.ts';
import { clientAddress } from '../client-address.server.ts';
import { readText } from '../read-text.server.ts';
import { asRefusal, httpStatus } from '../refusals.server.ts';
import { getShop } from '../shop.server.ts';

/** In bytes: many times what a gateway has to say. */
const longestNotice = 64 * 1024;

/** Where the payment gateway tells how a payment went. No browser leads here, and nobody's session counts. */
export const loader = takeNotice;
export const action = takeNotice;

async function takeNotice({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { core } = await getShop();
  const body = await readText(request, longestNotice);
  if (body === undefined) return plainly('This notice is too long.', 413);
  try {
    const notice = {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      query: Object.fromEntries(new URL(request.url).searchParams),
      body,
    };
    const acknowledgement = await core.receiveNotice(notice, clientAddress(context));
    return answer(acknowledgement.body, 200, acknowledgement.contentType);
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (!(error instanceof DomainError || error instanceof GatewayError)) throw error;
    const { requestId, log } = context;
    log?.warn({ requestId, reason: error.message }, 'payment notice refused');
    if (error instanceof DomainError) return plainly(error.message, httpStatus(error));
    // Anything but success makes a gateway send its notice again.
    return plainly('The gateway is temporarily unavailable. Please send this again.', 502);
  }
}

function plainly(text: string, status: number): Response {
  return answer(`${text}\n`, status, 'text/plain; charset=utf-8');
}

function answer(body: string, status: number, contentType: string): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
