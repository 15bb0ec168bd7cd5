import { createTransport } from 'nodemailer';
import type { Mailer } from '../../core/ports/mailer.ts';
import { messageOf, senderOf } from './message-of.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS is used if the server offers it. */
  readonly secure: boolean;
  /** It runs on this machine, so nobody can listen in between. */
  readonly local: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface SmtpMailer extends Mailer {
  /** Connects and logs in, and sends nothing. Rejects with a reason for the operator. */
  check(): Promise<void>;
  /** Lets mails being sent arrive, for a few seconds; rejects the rest. Resolves when nothing is being sent. */
  close(): Promise<void>;
}

interface Timeouts {
  /** Milliseconds until a silent server is given up on. */
  readonly silence: number;
  /** Milliseconds that one mail may take, waiting for its turn included. Far below the lease of the outbox, so that no mail is sent twice at once. */
  readonly mail: number;
  /** Milliseconds that mails being sent get when the mailer is closed. */
  readonly closing: number;
}

const usualTimeouts: Timeouts = { silence: 20_000, mail: 120_000, closing: 3_000 };

/** Relays are wary of clients that open many connections. */
const maxConnections = 3;

/**
 * Sends mails to an SMTP server, over connections that are kept for the next ones. A password leaves this machine only
 * over TLS, and a certificate that cannot be trusted is refused. What a server answers is reported without addresses,
 * links and credentials, because the outbox and the log keep it.
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
    // One immediate retry, for a kept connection that the server has closed in the meantime; the outbox does the rest.
    maxRequeues: 1,
    host,
    port,
    secure,
    // A local server's certificate is usually self-signed.
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

/** As they are, and as they are sent. */
function secretsOf(credentials: SmtpServer['credentials']): readonly string[] {
  if (credentials === undefined) return [];
  const { user, password } = credentials;
  const secrets = [password, user, `\0${user}\0${password}`];
  return secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
}
