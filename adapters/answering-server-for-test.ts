import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

export interface AskedQuestion {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response, whole or cut off within its body; no response at all; or the end of the connection. */
export type ServerReply =
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body: string;
      readonly cut?: boolean;
    }
  | 'silence'
  | 'cut';

interface AnsweringServer {
  readonly origin: string;
  readonly asked: readonly AskedQuestion[];
  answer: (question: AskedQuestion) => ServerReply | Promise<ServerReply>;
  stop(): Promise<void>;
}

/** A real HTTP server that plays a remote one, with the responses of the test, until the test ends. */
export async function startAnsweringServer(answer: AnsweringServer['answer']): Promise<AnsweringServer> {
  const asked: AskedQuestion[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    };
    asked.push(question);
    const reply = await playing.answer(question);
    if (reply === 'silence') return;
    if (reply === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers });
    if (reply.cut) response.write(reply.body, () => request.socket.destroySoon());
    else response.end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  onTestFinished(stop);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address.');
  const playing = { origin: `http://127.0.0.1:${address.port}`, asked, answer, stop };
  return playing;
}
