import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { EventSource } from 'eventsource';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../adapters/server-process-for-test.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { gate } from '../../core/fixtures-for-test.ts';
import { runStreamServer, type StreamServer } from './run-stream-server-for-test.ts';
import type { Person } from './stream-server-for-test.ts';

const folder = temporaryFolder(afterAll);
let server: StreamServer;
let names = 0;
let messages = 0;

beforeAll(async () => {
  server = await runStreamServer({ dataDir: join(folder, 'shared') });
});
afterAll(() => server.kill());

function newPerson(to: StreamServer = server): Promise<Person> {
  names += 1;
  return to.acts.addPerson(`person${names}`);
}

async function newPair(to?: StreamServer): Promise<readonly [Person, Person]> {
  return [await newPerson(to), await newPerson(to)];
}

function say(from: Person, to: Person, text: string, via: StreamServer = server): Promise<void> {
  messages += 1;
  const id = `message${messages}x`.padEnd(30, '0');
  return via.acts.send({ token: from.token, to: to.accountId, text, id });
}

/** Opens a stream as a script would; it ends with the test. */
async function open(path: string, person?: Person, headers: Readonly<Record<string, string>> = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const cookie: Record<string, string> = person === undefined ? {} : { Cookie: person.cookie };
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { ...cookie, ...headers },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    response,
    leave: () => leaving.abort(),
    /** Everything received, as soon as it contains this. */
    async until(wanted: string | RegExp): Promise<string> {
      while (received.search(wanted) < 0) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error(`The stream ended:\n${received}`);
        received += chunk.value;
      }
      return received;
    },
    async untilEnd(): Promise<string> {
      for (;;) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return received;
        received += chunk.value;
      }
    },
  };
}

const positionsOf = (stream: string) =>
  [...stream.matchAll(/"position":(\d+)/g)].map(([, position]) => Number(position));
const fromOne = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A connection to the server that can be cut for those who use it. */
async function openLine(port: number): Promise<{ readonly port: number; cut(): void }> {
  const sockets = new Set<Socket>();
  const line: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    line.close();
  });
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return { port: address.port, cut };
}

interface Heard {
  readonly id: string;
  readonly position: number;
  readonly text: string;
}

/** Follows a stream as a browser does, reconnecting by itself. */
function follow(port: number, path: string, person: Person) {
  const heard: Heard[] = [];
  const kinds: string[] = [];
  let changed = () => {};
  const source = new EventSource(`http://127.0.0.1:${port}${path}`, {
    fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, Cookie: person.cookie } }),
  });
  const note = (kind: string) => {
    kinds.push(kind);
    changed();
  };
  source.addEventListener('message', ({ data, lastEventId }) => {
    const { position, text } = JSON.parse(data).message;
    heard.push({ id: lastEventId, position, text });
    note('message');
  });
  for (const kind of ['start', 'read', 'superseded', 'error'] as const) {
    source.addEventListener(kind, () => note(kind));
  }
  onTestFinished(() => source.close());
  return {
    source,
    heard,
    kinds,
    async until(condition: () => boolean): Promise<void> {
      while (!condition()) {
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
    },
  };
}

const starts = ({ kinds }: { readonly kinds: readonly string[] }) =>
  kinds.filter((kind) => kind === 'start').length;

describe('who may listen', () => {
  test.each(['/events', '/chat/stream?with=nobody'])('%s is closed to visitors', async (path) => {
    const { response } = await open(path);
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('there is no stream of a conversation with nobody', async () => {
    expect((await open('/chat/stream', await newPerson())).response.status).toBe(404);
  });

  test('a session that has ended opens no stream', async () => {
    const person = await newPerson();
    await server.acts.logOut(person.token);
    expect((await open('/events', person)).response.status).toBe(401);
  });

  test('a HEAD request is answered without a stream', async () => {
    const person = await newPerson();
    const response = await fetch(`http://127.0.0.1:${server.port}/events`, {
      method: 'HEAD',
      headers: { Cookie: person.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  });
});

describe('a stream', () => {
  test('says what it is, how to reconnect, and where it begins', async () => {
    const [amina, brian] = await newPair();
    await say(brian, amina, 'before');
    const stream = await open('/events', amina, { 'Accept-Encoding': 'br, gzip' });
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
    });
    expect(stream.response.headers.has('Content-Encoding')).toBe(false);
    expect(await stream.until('\n\n')).toMatch(/^retry: \d{4}\nevent: start\nid: 1\ndata: {"unread":1}\n\n$/);
  });

  test('sends messages with their ids, and nobody’s email', async () => {
    const [amina, brian] = await newPair();
    const everything = await open('/events', amina);
    const conversation = await open(`/chat/stream?with=${brian.accountId}`, amina);
    await Promise.all([everything.until('start'), conversation.until('start')]);
    await say(brian, await newPerson(), 'for somebody else');
    await say(brian, amina, 'two\nlines');
    for (const stream of [everything, conversation]) {
      const received = await stream.until('"text"');
      const block = received.slice(received.indexOf('event: message'));
      expect(block).toMatch(/^event: message\nid: 1\ndata: {.*}\n\n$/);
      expect(JSON.parse(block.split('data: ')[1] ?? '')).toEqual({
        message: {
          id: expect.stringMatching(/^\w{30}$/),
          position: 1,
          from: brian.accountId,
          to: amina.accountId,
          kind: 'text',
          text: 'two\nlines',
          pictures: [],
          sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
        unread: { total: 1, conversation: 1 },
      });
      expect(received).not.toMatch(/@|somebody else/);
    }
  });

  test('continues from the header rather than from the address', async () => {
    const [amina, brian] = await newPair();
    for (const text of ['one', 'two', 'three']) await say(brian, amina, text);
    const byAddress = await open('/events?after=1', amina);
    expect(positionsOf(await byAddress.until('three'))).toEqual([2, 3]);
    const byHeader = await open('/events?after=1', amina, { 'Last-Event-ID': '2' });
    expect(positionsOf(await byHeader.until('three'))).toEqual([3]);
    const conversation = await open(`/chat/stream?with=${brian.accountId}&after=2`, amina);
    expect(positionsOf(await conversation.until('three'))).toEqual([3]);
  });

  test('shows that it is alive while nothing happens', async () => {
    const stream = await open('/quick', await newPerson());
    expect(await stream.until(/(?:event:beat\ndata\n\n){3}/)).not.toContain('message');
  });

  test('ends after a while, so that access is checked again', async () => {
    const stream = await open('/brief', await newPerson());
    expect(await stream.untilEnd()).toContain('event: start');
  });

  test('tells the oldest of too many to stay away, and leaves the others open', async () => {
    const [amina, brian] = await newPair();
    const streams = [];
    for (const path of ['/events', `/chat/stream?with=${brian.accountId}`, '/events', '/events', '/events']) {
      const stream = await open(path, amina);
      await stream.until('start');
      streams.push(stream);
    }
    const [oldest, ...others] = streams;
    expect(await oldest?.untilEnd()).toMatch(/event: superseded\ndata: {}\n\n$/);
    await say(brian, amina, 'to the others');
    for (const stream of others) expect(await stream.until('to the others')).not.toContain('superseded');
  });
});

describe('nothing is lost, repeated or out of order', () => {
  const servers: StreamServer[] = [];
  afterEach(async () => {
    for (const started of servers.splice(0)) await started.kill();
  });

  async function startServer(dataDir: string, port?: number): Promise<StreamServer> {
    const started = await runStreamServer(port === undefined ? { dataDir } : { dataDir, port });
    servers.push(started);
    return started;
  }

  test('after a broken connection', async () => {
    const [amina, brian] = await newPair();
    const line = await openLine(server.port);
    const everything = follow(line.port, '/events', amina);
    const conversation = follow(line.port, `/chat/stream?with=${brian.accountId}`, amina);
    const both = [everything, conversation];
    await Promise.all(both.map((stream) => stream.until(() => starts(stream) === 1)));
    for (const number of fromOne(30)) {
      await say(brian, amina, `message ${number}`);
      if (number % 15 === 5) line.cut();
    }
    for (const stream of both) {
      await stream.until(() => stream.heard.length >= 30);
      expect(stream.heard.map(({ position }) => position)).toEqual(fromOne(30));
      expect(stream.heard.map(({ text }) => text)).toEqual(fromOne(30).map((number) => `message ${number}`));
      expect(starts(stream)).toBeGreaterThan(1);
    }
  });

  test('when the server is killed and started again while messages are being sent', async () => {
    const dataDir = join(folder, 'killed');
    const port = await freePort();
    let running = await startServer(dataDir, port);
    const [amina, brian] = await newPair(running);
    const everything = follow(port, '/events', amina);
    const conversation = follow(port, `/chat/stream?with=${amina.accountId}`, brian);
    await everything.until(() => starts(everything) === 1);
    await conversation.until(() => starts(conversation) === 1);

    const { opened: killed, open: kill } = gate();
    /** Sends as a phone does: the same message again until it is known to have arrived. */
    const sendSurely = async (number: number) => {
      const id = `sure${number}x`.padEnd(30, '0');
      const [from, to] = number % 2 === 0 ? [amina, brian] : [brian, amina];
      for (;;) {
        const { acts } = running;
        const send = acts.send({ token: from.token, to: to.accountId, text: `${number}`, id });
        if (await send.then(() => true).catch(() => false)) return;
        await expect.poll(() => running.acts !== acts).toBe(true);
      }
    };
    const sending = Promise.all(
      fromOne(6).map(async (writer) => {
        for (const number of fromOne(20)) {
          // However late the first twenty are heard, some are sent by then and others are not.
          if (number === 20) await killed;
          await sendSurely(writer * 100 + number);
        }
      }),
    );
    await conversation.until(() => conversation.heard.length >= 20);
    await running.kill();
    kill();
    running = await startServer(dataDir, port);
    await sending;
    await everything.until(() => everything.heard.length >= 120);
    await conversation.until(() => conversation.heard.length >= 120);
    expect(everything.heard.map(({ position }) => position)).toEqual(fromOne(120));
    expect(conversation.heard.map(({ position }) => position)).toEqual(fromOne(120));
    expect(everything.heard.map(({ text }) => text)).toEqual(conversation.heard.map(({ text }) => text));
    expect(new Set(everything.heard.map(({ text }) => text)).size).toBe(120);
    expect(starts(everything)).toBeGreaterThan(1);
  });

  test('shutting down ends every stream and leaves nothing running', async () => {
    const ending = await startServer(join(folder, 'ending'));
    const amina = await newPerson(ending);
    const streams = fromOne(3).map(() => follow(ending.port, '/events', amina));
    for (const stream of streams) await stream.until(() => starts(stream) === 1);
    await ending.acts.shutDown();
    expect(await ending.exited).toBe(0);
    for (const stream of streams) {
      await stream.until(() => stream.kinds.includes('error'));
      expect(stream.kinds).not.toContain('superseded');
    }
  });

  test('a browser whose session has ended does not reconnect', async () => {
    const amina = await newPerson();
    const stream = follow(server.port, '/events', amina);
    await stream.until(() => starts(stream) === 1);
    await server.acts.logOut(amina.token);
    await stream.until(() => stream.source.readyState === stream.source.CLOSED);
    expect(starts(stream)).toBe(1);
  });
});

describe('what streams leave behind', () => {
  const untilListeners = (count: number) =>
    expect.poll(() => server.acts.countListeners(), { interval: 20 }).toBe(count);
  beforeEach(() => untilListeners(0));

  test('a closed stream makes room for another', async () => {
    const amina = await newPerson();
    const staying = await open('/quick', amina);
    await staying.until('start');
    for (const _ of fromOne(6)) {
      const passing = await open('/quick', amina);
      await passing.until('start');
      expect(await server.acts.countListeners()).toBe(4);
      passing.leave();
      await untilListeners(2);
    }
    expect(await staying.until('event:beat')).not.toContain('superseded');
  });

  /** Asks for the stream, however fast its events are then read. */
  function connectTo(path: string, { cookie }: Person): Socket {
    const socket = connect(server.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
    return socket;
  }

  test('a client that stops reading is cut off, and little was buffered for it', async () => {
    const amina = await newPerson();
    // Several writers, because one alone would reach the limit of messages per account.
    const writers = await Promise.all(fromOne(5).map(() => newPerson()));
    const socket = connectTo('/quick', amina).pause();
    await untilListeners(2);
    // Far more than a network buffers on its own.
    const text = '芦'.repeat(2000);
    const total = 1100;
    for (let sent = 0; sent < total; sent += 50) {
      await Promise.all(writers.flatMap((writer) => fromOne(10).map(() => say(writer, amina, text))));
    }
    await untilListeners(0);

    let received = 0;
    const end = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    socket.resume();
    await end;
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(total * Buffer.byteLength(text));
  });

  test('clients that vanish leave no listeners behind', async () => {
    const people = await Promise.all(fromOne(10).map(() => newPerson()));
    const visit = (person: Person) =>
      new Promise<void>((resolve) => {
        const socket = connectTo('/events', person);
        socket.on('data', (chunk) => String(chunk).includes('event: start') && socket.destroy());
        socket.once('close', () => resolve());
      });
    for (const _ of fromOne(10)) await Promise.all(people.map(visit));
    await untilListeners(0);
  });
});
