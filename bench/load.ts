import { connect } from 'node:net';

export interface Ask {
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly encoding?: 'br' | 'zstd' | undefined;
}

interface Load {
  readonly port: number;
  readonly connections: number;
  /** Seconds; infinity: until everything has been requested once. */
  readonly seconds: number;
  /** The requests, sent in turn. */
  readonly asks: readonly Ask[];
}

interface Measured {
  readonly answers: number;
  readonly perSecond: number;
  /** Average bytes of a response with its headers. */
  readonly bytes: number;
  /** Milliseconds from the request until the answer was complete. */
  readonly times: readonly number[];
}

/** Requests per client address: the server limits searches by address. */
const requestsOfClient = 5_000;
let asked = 0;

/**
 * Sends requests over persistent connections, the next one of each as soon as a response is complete. Node's client
 * would take longer for a cached page than the server does.
 */
export async function load({ port, connections, seconds, asks }: Load): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const last = Number.isFinite(seconds) ? Number.POSITIVE_INFINITY : asks.length;
  let number = 0;
  const askOn = async () => {
    const connection = await open(port);
    while (number < last && performance.now() < begun + seconds * 1000) {
      const text = head(asks[number % asks.length] ?? { path: '/' });
      number += 1;
      const started = performance.now();
      const answer = await connection.request(text);
      bytes += answer;
      times.push(performance.now() - started);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const answers = times.length;
  const perSecond = (1000 * answers) / (performance.now() - begun);
  return { answers, perSecond, bytes: bytes / answers, times };
}

function head({ path, cookie, encoding }: Ask): string {
  const client = Math.floor(asked / requestsOfClient);
  asked += 1;
  return [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    ...(encoding === undefined ? [] : [`Accept-Encoding: ${encoding}`]),
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    '\r\n',
  ].join('\r\n');
}

async function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let answered = (_bytes: number) => {};
  let failed = (_error: Error) => {};
  let wanted: number | 'chunks' | undefined;
  let received = 0;
  let tail = '';
  const take = (chunk: Buffer) => {
    received += chunk.length;
    if (wanted === undefined) {
      const length = chunk.indexOf('\r\n\r\n') + 4;
      const headers = chunk.toString('latin1', 0, length);
      if (!headers.startsWith('HTTP/1.1 200 ')) failed(new Error(`Answered with ${headers}`));
      const bodyLength = /^content-length: (\d+)/im.exec(headers)?.[1];
      wanted = bodyLength === undefined ? 'chunks' : length + Number(bodyLength);
    }
    tail = (tail + chunk.toString('latin1', chunk.length - 5)).slice(-5);
    if (wanted === 'chunks' ? tail === '0\r\n\r\n' : received === wanted) answered(received);
  };
  socket.on('data', take);
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('The server closed a connection')));
  return {
    /** Resolves with the bytes of the answer. */
    request: (text: string) =>
      new Promise<number>((resolve, reject) => {
        [answered, failed, wanted, received] = [resolve, reject, undefined, 0];
        socket.write(text);
      }),
    close: () => socket.destroy(),
  };
}
