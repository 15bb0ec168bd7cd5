export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as a whole HTML page, for mail programs that show one. */
  readonly html?: string;
  /** The address to which a mail program posts for one-click unsubscription (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Resolves once the mail has been safely handed over; otherwise rejects, and may then be called again. */
  send(mail: Mail): Promise<void>;
}
