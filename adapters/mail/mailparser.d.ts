declare module 'mailparser' {
  interface Addresses {
    readonly value: readonly { readonly name: string; readonly address?: string }[];
  }

  export interface ParsedMail {
    readonly from?: Addresses;
    readonly to?: Addresses | readonly Addresses[];
    readonly cc?: Addresses | readonly Addresses[];
    readonly bcc?: Addresses | readonly Addresses[];
    readonly replyTo?: Addresses;
    readonly subject?: string;
    readonly text?: string;
    /** False: the mail has none. */
    readonly html?: string | false;
    readonly attachments: readonly unknown[];
    readonly date?: Date;
    readonly messageId?: string;
    readonly headerLines: readonly { readonly key: string; readonly line: string }[];
  }

  export function simpleParser(source: Uint8Array): Promise<ParsedMail>;
}
