export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as a whole HTML page, for mail programs that show one. */
  readonly html?: string;
  /** Where a POST, which a mail program makes at a tap, ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Resolves once the mail is safely handed on; rejects otherwise, and may then be called again. */
  send(mail: Mail): Promise<void>;
}
