import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import tls from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { gate } from '../../core/fixtures-for-test.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import { certificateForTest } from '../certificate-for-test.ts';
import { describeMailer } from '../contracts/mailer.ts';
import { createSmtpMailer, type SmtpMailer, type SmtpServer } from './smtp-mailer.ts';
import { type SmtpServerForTest, startSmtpServerForTest } from './smtp-server-for-test.ts';

const from = 'shop@example.com';

const mail: Mail = {
  to: 'amina@example.com',
  subject: 'Confirm your address',
  text: 'https://herbs.example/verify-email/Abc123\n',
};

const credentials = { user: 'shop', password: 'a pass:word@of/ours' };

/** One server and one connection for the whole contract: the server greets only after a tenth of a second. */
describe('one server', () => {
  let server: SmtpServerForTest;
  let mailer: SmtpMailer;
  beforeAll(async () => {
    server = await startSmtpServerForTest();
    mailer = mailerFor(server);
  });
  afterAll(async () => {
    await mailer.close();
    await server.stop();
  });

  describeMailer('SMTP', async () => {
    const { delivered, stop, start, forget } = server;
    return { mailer, delivered, breakDown: stop, repair: start, close: async () => forget() };
  });
});

function mailerFor(
  { port }: { readonly port: number },
  {
    closing = 60_000,
    silence = 60_000,
    ...server
  }: Partial<SmtpServer> & { closing?: number; silence?: number } = {},
): SmtpMailer {
  return createSmtpMailer({
    server: { host: '127.0.0.1', port, secure: false, local: true, credentials: undefined, ...server },
    from,
    siteName: 'Eddagala',
    timeouts: { closing, silence },
  });
}

async function open(
  serverOptions: SMTPServerOptions = {},
  changes: Parameters<typeof mailerFor>[1] = {},
): Promise<{ readonly server: SmtpServerForTest; readonly mailer: SmtpMailer }> {
  const server = await startSmtpServerForTest(serverOptions);
  const mailer = mailerFor(server, changes);
  onTestFinished(async () => {
    await mailer.close();
    await server.stop();
  });
  return { server, mailer };
}

/** Lets this process trust our own certificate, as `NODE_EXTRA_CA_CERTS` would, while a test runs. */
function trustOurCertificate(): void {
  const usual = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...usual, certificateForTest.cert]);
  onTestFinished(() => tls.setDefaultCACertificates(usual));
}

/** A raw TCP server, for behaviour that no proper SMTP server has. */
async function rawServer(
  greet: (socket: Socket) => unknown,
): Promise<{ readonly port: number; count(): number }> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, count: () => count };
}

describe('handing on', () => {
  test('sends from the given address under the name of the site', async () => {
    const senders: string[] = [];
    const { server, mailer } = await open({
      onMailFrom({ address }, _session, done) {
        senders.push(address);
        done();
      },
    });
    await mailer.send(mail);
    expect(senders).toEqual([from]);
    expect(server.raw()).toContain('\nFrom: Eddagala <shop@example.com>\r\n');
    expect(server.raw()).toContain('Auto-Submitted: auto-generated\r\n');
  });

  test('keeps its connection for the next mail', async () => {
    let connections = 0;
    const { mailer } = await open({
      onConnect(_session, done) {
        connections += 1;
        done();
      },
    });
    for (let count = 0; count < 5; count += 1) await mailer.send(mail);
    expect(connections).toBe(1);
  });

  test('opens no more than three connections at once', async () => {
    let [connections, most] = [0, 0];
    const { server, mailer } = await open({
      onConnect(_session, done) {
        connections += 1;
        most = Math.max(most, connections);
        done();
      },
      onClose() {
        connections -= 1;
      },
    });
    await Promise.all(Array.from({ length: 30 }, () => mailer.send(mail)));
    expect(await server.delivered()).toHaveLength(30);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('continues when the server has closed a kept connection', async () => {
    const { server, mailer } = await open();
    await mailer.send(mail);
    await server.stop();
    await server.start();
    await mailer.send(mail);
    expect(await server.delivered()).toHaveLength(2);
  });
});

describe('TLS', () => {
  test.each([true, false])(
    'carries a mail over a certificate that is trusted (from the first byte: %s)',
    async (secure) => {
      trustOurCertificate();
      const secured: boolean[] = [];
      const { server, mailer } = await open(
        {
          secure,
          onMailFrom(_address, session, done) {
            secured.push(session.secure);
            done();
          },
          onAuth: (_auth, _session, done) => done(null, { user: 'shop' }),
        },
        { secure, credentials },
      );
      await mailer.send(mail);
      expect(secured).toEqual([true]);
      expect(await server.delivered()).toHaveLength(1);
    },
  );

  test.each<[string, SMTPServerOptions, Partial<SmtpServer>, RegExp]>([
    [
      'over TLS from the first byte, with a certificate that nobody vouches for',
      { secure: true },
      { secure: true, credentials },
      /self.signed certificate/,
    ],
    ['with a certificate that nobody vouches for', {}, { credentials }, /self.signed certificate/],
    [
      'to another machine with such a certificate, without a password',
      {},
      { local: false },
      /self.signed certificate/,
    ],
    [
      'to another machine without TLS, where a password is required',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      { local: false, credentials },
      /STARTTLS/,
    ],
  ])('hands nothing on %s', async (_, options, changes, reason) => {
    let asked = false;
    const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => {
      asked = true;
      done(null, { user: 'shop' });
    };
    const { server, mailer } = await open({ ...options, onAuth }, changes);
    await expect(mailer.send(mail)).rejects.toThrow(reason);
    expect(asked).toBe(false);
    expect(await server.delivered()).toEqual([]);
  });
});

describe('authentication', () => {
  const asking: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth(auth, _session, done) {
      const right = auth.username === credentials.user && auth.password === credentials.password;
      if (right) done(null, { user: 'shop' });
      else done(new Error(`Wrong: ${auth.username} ${auth.password} is nobody here`));
    },
  };

  test('gives name and password', async () => {
    const { server, mailer } = await open(asking, { credentials });
    await mailer.send(mail);
    expect(await server.delivered()).toHaveLength(1);
  });

  test('that fails is reported without the name and the password', async () => {
    const wrong = { user: 'somebody', password: 'hunter2 hunter2' };
    const { server, mailer } = await open(asking, { credentials: wrong });
    const error = await failureOf(mailer);
    expect(error.message).toMatch(/^Mail server 127\.0\.0\.1:\d+: Invalid login: 535 /);
    expect(readable(error)).not.toMatch(/hunter2|somebody/);
    expect(await server.delivered()).toEqual([]);
  });

  test('is missing where the server wants it', async () => {
    const { mailer } = await open(asking);
    expect((await failureOf(mailer)).message).toMatch(/530/);
  });

  test('is tried by a check, which sends nothing', async () => {
    const { server, mailer } = await open(asking, { credentials });
    await mailer.check();
    expect(await server.delivered()).toEqual([]);
  });

  test('that fails in a check is reported without the name and the password', async () => {
    const wrong = { user: 'somebody', password: 'hunter2 hunter2' };
    const { mailer } = await open(asking, { credentials: wrong });
    const error = await mailer.check().catch((thrown: Error) => thrown);
    if (error === undefined) expect.fail('It was let in.');
    expect(error.message).toMatch(/^Mail server 127\.0\.0\.1:\d+: Invalid login: 535 /);
    expect(readable(error)).not.toMatch(/hunter2|somebody/);
  });
});

async function failureOf(mailer: SmtpMailer, sent: Mail = mail): Promise<Error> {
  const failure = await mailer.send(sent).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('It was handed on.');
  return failure;
}

/** The error with all its properties, as a log could show it. */
function readable(error: Error): string {
  return [error.message, error.stack, JSON.stringify(error), String(error.cause)].join('\n');
}

describe('a server that refuses', () => {
  const refusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });

  test.each([
    [450, '4.2.1 <amina@example.com>: mailbox busy'],
    [550, '5.1.1 <amina@example.com>: no such user here'],
  ])('the receiver with %i is reported with its reason and without the address', async (code, message) => {
    const { server, mailer } = await open({
      onRcptTo: (_address, _session, done) => done(refusal(code, message)),
    });
    const error = await failureOf(mailer);
    expect(error.message).toContain(String(code));
    expect(error.message).toMatch(/\d\.\d\.1 \[address\] (?:mailbox busy|no such user here)/);
    expect(readable(error)).not.toContain('amina');
    expect(await server.delivered()).toEqual([]);
  });

  test.each([421, 452, 552, 554])(
    'the content with %i is reported without what it quotes of it',
    async (code) => {
      const { mailer } = await open({
        onData(stream, _session, done) {
          stream.resume();
          const quote = 'spam: https://herbs.example/verify-email/Abc123 Token4567890123456789012345678';
          stream.on('end', () => done(refusal(code, quote)));
        },
      });
      const error = await failureOf(mailer);
      expect(error.message).toContain(`${code} spam: [link] [withheld]`);
      expect(readable(error)).not.toMatch(/Abc123|Token456/);
    },
  );

  test('one mail takes the next', async () => {
    let refused = 0;
    const { server, mailer } = await open({
      onRcptTo(_address, _session, done) {
        refused += 1;
        done(refused === 1 ? refusal(550, 'no such user') : null);
      },
    });
    await failureOf(mailer);
    await mailer.send(mail);
    expect(await server.delivered()).toHaveLength(1);
  });

  test('everybody is reported', async () => {
    const { mailer } = await open({ onConnect: (_session, done) => done(refusal(554, 'not from there')) });
    expect((await failureOf(mailer)).message).toMatch(/554 not from there/);
  });
});

describe('a server that is unwell', () => {
  test('and does not run at all is reported by its address', async () => {
    const { server, mailer } = await open();
    await server.stop();
    expect((await failureOf(mailer)).message).toMatch(
      new RegExp(`^Mail server 127.0.0.1:${server.port}: .*ECONNREFUSED`),
    );
    await expect(mailer.check()).rejects.toThrow(
      new RegExp(`^Mail server 127.0.0.1:${server.port}: .*ECONNREFUSED`),
    );
  });

  test.each<[string, (socket: Socket) => unknown, RegExp, silence?: number]>([
    ['never greets is given up on', () => undefined, /Greeting never received|Timeout|timed out/i],
    [
      'falls silent after the greeting is given up on',
      (socket) => socket.write('220 here\r\n'),
      /Timeout|timed out/i,
      // A busy machine reads the greeting later than it is sent, and that must not be given up on.
      3000,
    ],
    ['hangs up on everybody is not asked again and again', (socket) => socket.end(), /./],
    [
      'speaks something else is reported in one line',
      (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      /^[^\r\n]+$/,
    ],
  ])('and %s', async (_, greet, report, silence = 200) => {
    const unwell = await rawServer(greet);
    const mailer = mailerFor(unwell, { silence });
    expect((await failureOf(mailer)).message).toMatch(report);
    expect(unwell.count()).toBeLessThanOrEqual(2);
    await mailer.close();
  });
});

describe('closing', () => {
  test('lets a mail that is on its way arrive', async () => {
    const { opened: reached, open: reach } = gate<() => void>();
    const { server, mailer } = await open({ onRcptTo: (_address, _session, done) => reach(done) });
    const sending = mailer.send(mail);
    const goOn = await reached;
    const closing = mailer.close();
    goOn();
    await Promise.all([sending, closing]);
    expect(await server.delivered()).toHaveLength(1);
  });

  test('does not wait for a server that never answers', async () => {
    const silent = await rawServer(() => undefined);
    const mailer = mailerFor(silent, { silence: 60_000, closing: 50 });
    const sendings = Array.from({ length: 5 }, () => failureOf(mailer));
    await Promise.all([mailer.close(), ...sendings]);
  });

  test('leaves no connection behind, is no error twice, and lets nothing be sent afterwards', async () => {
    const { server, mailer } = await open();
    await mailer.send(mail);
    expect(server.connections()).toBe(1);
    await mailer.close();
    await mailer.close();
    await expect.poll(() => server.connections()).toBe(0);
    await expect(mailer.send(mail)).rejects.toThrow('closed');
  });
});
