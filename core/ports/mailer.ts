export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves once the mail is safely handed on; rejects otherwise, and may then be called again. */
  send(mail: Mail): Promise<void>;
}
