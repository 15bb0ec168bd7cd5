import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { admitRequests, type WorkLimits } from './admit-requests.ts';

/** A server that works on each request until the test responds to it. */
function serve(limits: Partial<WorkLimits>) {
  const admit = admitRequests({ perClient: 100, perTurn: 100, inAll: 100, ...limits });
  const begun: string[] = [];
  return {
    begun,
    /** A request on a connection of its own. */
    ask(name: string, { client = name[0] ?? '', headers = {} as IncomingMessage['headers'] } = {}) {
      const request = new IncomingMessage(new Socket());
      request.headers = headers;
      const locals = {
        requestId: name,
        clientAddress: client,
        origin: '',
        mailOrigin: '',
        nonce: '',
        language: 'en' as const,
      };
      const response = Object.assign(new ServerResponse(request), { locals });
      admit(request, response, () => begun.push(name));
      return { request, response };
    },
  };
}

/** Waits for two turns of the event loop, after which a free slot has been passed on. */
async function turn(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

test('works on a limited number of requests of one client at once, and on the others as it answers', async () => {
  const { ask, begun } = serve({ perClient: 2 });
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => ask(name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  asked[1]?.response.writeHead(200);
  asked[1]?.response.end();
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  asked[0]?.response.end('answered');
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('lets what comes at once wait for the next turn, however quickly each is answered', async () => {
  const { ask, begun } = serve({ perClient: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name).response.end();
  expect(begun).toEqual(['a1', 'a2']);
  await turn();
  expect(begun.slice(0, 4)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('serves the clients in turn', async () => {
  const { ask, begun } = serve({ perTurn: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name).response.end();
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('lets nobody wait behind a client that is at its limit', async () => {
  const { ask, begun } = serve({ perClient: 1, perTurn: 2 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name);
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('passes over whoever has left while they waited', async () => {
  const { ask, begun } = serve({ perClient: 1, inAll: 4 });
  const [first, second, third] = [ask('a1'), ask('a2'), ask('a3')];
  second.request.socket.destroy();
  first.response.end();
  await turn();
  expect(begun).toEqual(['a1', 'a3']);
  third.response.end();
  await turn();
  for (const name of ['a4', 'b4', 'c4', 'd4']) ask(name);
  expect(begun).toEqual(['a1', 'a3', 'a4', 'b4', 'c4', 'd4']);
});

test('goes on with the next when somebody leaves who is being answered', async () => {
  const { ask, begun } = serve({ perClient: 1 });
  const { request } = ask('a1');
  ask('a2');
  request.destroy();
  await turn();
  expect(begun).toEqual(['a1', 'a2']);
});

test('does not count an answer that has begun and goes on, as that of a stream', async () => {
  const { ask, begun } = serve({ perClient: 1, inAll: 1 });
  for (const name of ['a1', 'a2', 'a3']) {
    ask(name).response.writeHead(200).write('data: first\n\n');
    await turn();
  }
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('counts one that is answered, and then closed, once', async () => {
  const { ask, begun } = serve({ perClient: 2 });
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name));
  asked[0]?.response.writeHead(200).end();
  asked[0]?.request.destroy();
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('lets no body that is slow to come keep others waiting', async () => {
  const { ask, begun } = serve({ perClient: 1 });
  ask('a1', { headers: { 'content-length': '10' } });
  ask('a2', { headers: { 'transfer-encoding': 'chunked' } });
  ask('a3');
  expect(begun).toEqual(['a1']);
  await turn();
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('refuses what is past the bound for all, of the client that has most waiting', async () => {
  const { ask, begun } = serve({ perClient: 1, inAll: 5 });
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => ask(name));
  expect(asked.map(({ response }) => response.statusCode)).toEqual([200, 200, 503, 503, 200, 200, 200]);
  expect(asked[3]?.response.getHeader('Retry-After')).toBe(5);
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const { response } of asked) if (!response.headersSent) response.end();
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
});

test('refuses everybody past the bound for all where nobody waits', async () => {
  const { ask, begun } = serve({ inAll: 2 });
  const [first, , third] = [ask('a1'), ask('b1'), ask('c1')];
  expect(third?.response.statusCode).toBe(503);
  first?.response.end();
  await turn();
  ask('c2');
  expect(begun).toEqual(['a1', 'b1', 'c2']);
});

test('counts the requests of an IPv6 network as those of one client', async () => {
  const { ask, begun } = serve({ perClient: 1 });
  for (const client of ['2001:db8:1:2::7', '2001:db8:1:2:3::', '2001:db8:1:3::7']) ask(client, { client });
  expect(begun).toEqual(['2001:db8:1:2::7', '2001:db8:1:3::7']);
});
