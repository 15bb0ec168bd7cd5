import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { certificateForTest } from '../certificate-for-test.ts';
import type { DeliveredMail } from '../contracts/mailer.ts';
import { freePort } from '../server-process-for-test.ts';
import { deliveredAs } from './delivered-for-test.ts';

export interface SmtpServerForTest {
  readonly port: number;
  /** All mails received so far, in order. */
  delivered(): Promise<readonly DeliveredMail[]>;
  /** Forgets the mails received so far. */
  forget(): void;
  /** Those mails as received, undecoded. */
  raw(): string;
  connections(): number;
  /** Closes every connection and accepts none until `start`. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

/** Starts a real SMTP server that accepts every mail, unless the options say otherwise. */
export async function startSmtpServerForTest(options: SMTPServerOptions = {}): Promise<SmtpServerForTest> {
  const mails: { readonly envelope: readonly string[]; readonly content: Buffer }[] = [];
  const port = await freePort();
  let server: SMTPServer | undefined;

  async function start(): Promise<void> {
    const created = new SMTPServer({
      ...certificateForTest,
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 1,
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const envelope = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ envelope, content: Buffer.concat(chunks) });
          done();
        });
      },
      ...options,
    });
    // A client that does not trust the certificate hangs up.
    created.on('error', () => undefined);
    created.listen(port, '127.0.0.1');
    await once(created.server, 'listening');
    server = created;
  }

  await start();
  return {
    port,
    delivered: () =>
      Promise.all(
        mails.map(async ({ envelope, content }) => deliveredAs(await simpleParser(content), envelope)),
      ),
    forget() {
      mails.length = 0;
    },
    raw: () => mails.map(({ content }) => content.toString()).join('\n'),
    connections: () => server?.connections.size ?? 0,
    async stop() {
      const closing = server;
      server = undefined;
      if (closing !== undefined) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
    start,
  };
}
