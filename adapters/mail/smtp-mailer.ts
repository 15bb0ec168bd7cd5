import { createTransport } from 'nodemailer';
import type { Mailer } from '../../core/ports/mailer.ts';
import { messageOf, senderOf } from './message-of.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the first byte; otherwise STARTTLS is used if the server offers it. */
  readonly secure: boolean;
  /** Whether the server runs on this machine, so that no network can be eavesdropped on. */
  readonly local: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface SmtpMailer extends Mailer {
  /** Connects and logs in without sending. Rejects with a reason for the operator. */
  check(): Promise<void>;
  /** Gives mails being sent a few seconds, and rejects the others. Resolves when nothing is being sent. */
  close(): Promise<void>;
}

interface Timeouts {
  /** Milliseconds of silence after which the connection counts as dead. */
  readonly silence: number;
  /**
   * Milliseconds for one mail, time in the queue included. Far below the lease of the outbox, so that no mail is sent
   * twice at once.
   */
  readonly mail: number;
  /** Milliseconds that mails being sent have after `close`. */
  readonly closing: number;
}

const usualTimeouts: Timeouts = { silence: 20_000, mail: 120_000, closing: 3_000 };

/** Relays throttle clients with many connections. */
const maxConnections = 3;

/**
 * Sends mails to an SMTP server over a pool of connections. A password is sent only over TLS, and an untrusted
 * certificate is refused. Errors contain what the server said without addresses, links and credentials, because the
 * outbox and the log store them.
 */
export function createSmtpMailer(options: {
  readonly server: SmtpServer;
  /** An address, or a name and then the address in angle brackets. */
  readonly from: string;
  /** The sender's name when `from` has none. */
  readonly siteName: string;
  readonly timeouts?: Partial<Timeouts>;
}): SmtpMailer {
  const { server, siteName } = options;
  const { host, port, secure, local, credentials } = server;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const from = senderOf(options.from, siteName);
  const transport = createTransport({
    pool: true,
    maxConnections,
    // One immediate retry, for a pooled connection that the server has closed; further ones are up to the outbox.
    maxRequeues: 1,
    host,
    port,
    secure,
    // The certificate of a local server is usually self-signed.
    ignoreTLS: local && credentials === undefined,
    requireTLS: !local && credentials !== undefined,
    ...(credentials === undefined ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: timeouts.silence,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.silence,
  });
  const underWay = new Set<Promise<unknown>>();

  async function explaining(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw new Error(`Mail server ${host}:${port}: ${explained(error, server)}`);
    }
  }

  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const sending = explaining(
        transport.sendMail({ ...message, signal: AbortSignal.timeout(timeouts.mail) }),
      );
      underWay.add(sending);
      await sending.finally(() => underWay.delete(sending));
    },
    check: () => explaining(transport.verify()),
    async close() {
      transport.close();
      const force = setTimeout(() => transport.close({ force: true }), timeouts.closing);
      await Promise.allSettled(underWay);
      clearTimeout(force);
    },
  };
}

const longestExplanation = 300;

function explained(error: unknown, { credentials }: SmtpServer): string {
  let explanation = error instanceof Error ? error.message : String(error);
  for (const secret of secretsOf(credentials)) explanation = explanation.replaceAll(secret, '[withheld]');
  return explanation
    .replaceAll(/\S*@\S*/g, '[address]')
    .replaceAll(/\S*:\/\/\S*/g, '[link]')
    .replaceAll(/[\w-]{24,}/g, '[withheld]')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, longestExplanation);
}

/** The credentials in plain text and in the encodings of SMTP. */
function secretsOf(credentials: SmtpServer['credentials']): readonly string[] {
  if (credentials === undefined) return [];
  const { user, password } = credentials;
  const secrets = [password, user, `\0${user}\0${password}`];
  return secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
}
