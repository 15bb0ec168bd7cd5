import { type AskedQuestion, type ServerReply, startAnsweringServer } from '../answering-server-for-test.ts';

interface PesapalOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly callback_url: string;
  readonly notification_id: string;
  readonly billing_address: Readonly<Record<string, string>>;
}

/**
 * A local server with Pesapal's API 3.0, as its documentation describes it. `silent` is called when a fault makes it
 * not respond.
 */
export async function startPesapal(silent: () => void = () => undefined) {
  const orders = new Map<string, PesapalOrder>();
  /** The responses of GetTransactionStatus, by tracking id. */
  const reports = new Map<string, Readonly<Record<string, unknown>>>();
  const channels: { readonly url: string; readonly ipn_id: string }[] = [];
  const tokens = new Set<string>();
  const faults = new Map<string, ServerReply>();
  const server = await startAnsweringServer(async (question) => {
    const url = new URL(question.path, 'http://pesapal');
    const path = url.pathname.replace('/v3/api/', '');
    // Lets simultaneous requests overlap, as over a real network.
    await new Promise((resolve) => setImmediate(resolve));
    const fault = faults.get(path);
    if (fault === 'silence') silent();
    return fault ?? answer(path, url.searchParams, question);
  });

  function answer(path: string, query: URLSearchParams, { headers, body }: AskedQuestion): ServerReply {
    if (path === 'Auth/RequestToken') return requestToken(JSON.parse(body));
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) {
      return refusal('invalid_api_credentials_provided', 401);
    }
    if (path === 'URLSetup/GetIpnList') return said(channels);
    if (path === 'URLSetup/RegisterIPN') return register(JSON.parse(body));
    if (path === 'Transactions/SubmitOrderRequest') return submit(JSON.parse(body));
    if (path === 'Transactions/GetTransactionStatus') return status(query.get('orderTrackingId') ?? '');
    return { status: 404, body: '<html>Not found</html>' };
  }

  function requestToken(given: { consumer_key: string; consumer_secret: string }): ServerReply {
    if (given.consumer_key !== 'key' || given.consumer_secret !== 'secret') {
      return refusal('invalid_consumer_key_or_secret_provided');
    }
    const token = `token-${tokens.size + 1}`;
    tokens.add(token);
    return said({ token, expiryDate: '2026-01-01T00:05:00Z', error: null, status: '200' });
  }

  function register({ url }: { url: string }): ServerReply {
    const channel = { url, ipn_id: `channel-${channels.length + 1}` };
    channels.push(channel);
    return said({ ...channel, error: null, status: '200' });
  }

  function submit(order: PesapalOrder): ServerReply {
    if (!channels.some(({ ipn_id }) => ipn_id === order.notification_id)) return refusal('invalid_ipn_id');
    const trackingId = `tracking-${order.id}`;
    if (orders.has(trackingId)) return refusal('duplicate_order_id');
    orders.set(trackingId, order);
    return said({
      order_tracking_id: trackingId,
      merchant_reference: order.id,
      redirect_url: `https://pesapal.example/iframe/PesapalIframe3/Index?OrderTrackingId=${trackingId}`,
      error: null,
      status: '200',
    });
  }

  function status(trackingId: string): ServerReply {
    const order = orders.get(trackingId);
    const report = reports.get(trackingId);
    if (order === undefined || report === undefined) return refusal('payment_details_not_found');
    return said({
      payment_method: 'MTN',
      amount: order.amount,
      currency: order.currency,
      merchant_reference: order.id,
      payment_account: '2567xxxx3456',
      error: { error_type: null, code: null, message: null },
      status: '200',
      ...report,
    });
  }

  return {
    baseUrl: `${server.origin}/v3`,
    orders,
    channels,
    tokens,
    /** Makes a path fail, until called without a fault. */
    fail(path: string, fault: ServerReply | undefined): void {
      if (fault === undefined) faults.delete(path);
      else faults.set(path, fault);
    },
    /** Sets the status code of a payment: 1 completed, 2 failed, 3 reversed, 0 not final. */
    settle(reference: string, statusCode: number, changes: Readonly<Record<string, unknown>> = {}): void {
      reports.set(`tracking-${reference}`, { status_code: statusCode, ...changes });
    },
    times: (path: string) => server.asked.filter((question) => question.path.includes(path)).length,
  };
}

function said(value: unknown): ServerReply {
  return { body: JSON.stringify(value) };
}

/** Pesapal's errors are in the body; the HTTP status is 200. */
function refusal(code: string, status = 200): ServerReply {
  const error = { error_type: 'api_error', code, message: `refused: ${code}`, call_back_url: null };
  return { status, body: JSON.stringify({ error, status: '500' }) };
}
