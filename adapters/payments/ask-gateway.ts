import { GatewayError } from '../../core/ports/payment-gateway.ts';

export interface GatewayAnswer {
  readonly status: number;
  /** The fields of the JSON object in the response. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The response as received. */
  readonly raw: string;
}

/** Bytes: more than any gateway's response. */
export const longestAnswer = 64 * 1024;

/**
 * Sends a request to a gateway and returns the JSON of a response with a status below 300. Follows no redirect, because
 * the request is for this gateway only. Throws a `GatewayError` for anything else, and after the deadline.
 */
export async function askGateway(
  url: string,
  question: {
    readonly method: 'GET' | 'HEAD' | 'POST';
    readonly deadline: AbortSignal;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
  },
): Promise<GatewayAnswer> {
  const { status, raw } = await exchange(url, question);
  if (status < 200 || status > 299) throw new GatewayError(`The gateway answered ${status}.`, raw);
  return { status, fields: parse(raw), raw };
}

/** Rejects with a `GatewayError` if no server responds at this address, or with a 5xx status. Has no side effect. */
export async function reachGateway(url: string, deadline: AbortSignal): Promise<void> {
  const { status, raw } = await exchange(url, { method: 'HEAD', deadline });
  // 501: a server that implements only POST.
  if (status >= 500 && status !== 501) throw new GatewayError(`The gateway answered ${status}.`, raw);
}

/** The value if it is an absolute URL; undefined otherwise. Does not decide whether a redirect there is allowed. */
export function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && URL.canParse(value) ? value : undefined;
}

async function exchange(
  url: string,
  { method, deadline, headers, json }: Parameters<typeof askGateway>[1],
): Promise<{ readonly status: number; readonly raw: string }> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: deadline,
      headers: {
        Accept: 'application/json',
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: response.status, raw: await readText(response) };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError(`The gateway cannot be reached: ${reasonOf(error)}.`);
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > longestAnswer) {
      await reader?.cancel();
      throw new GatewayError('The answer from the gateway is too long.', text);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parse(raw: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    throw new GatewayError('The gateway did not answer with JSON.', raw);
  }
  throw new GatewayError('The gateway did not answer with a JSON object.', raw);
}

/** The reason of a failed `fetch`, which Node puts into the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
