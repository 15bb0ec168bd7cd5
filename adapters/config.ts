import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isOneLetterOff } from '../core/claims/one-letter-off.ts';
import { defaultAmount } from '../core/payments/limits.ts';
import { parseWireAmount } from '../core/payments/wire-amount.ts';

/**
 * The secrets that sign cookies: those of the operator, newest first, or one that is generated once and stored in
 * `file`.
 */
export type SessionSecret =
  | { readonly kind: 'given'; readonly secrets: readonly [string, ...string[]] }
  | { readonly kind: 'kept'; readonly file: string };

/**
 * Where accounts, adverts and messages are stored. PostgreSQL also carries events between processes, so several
 * processes can share it.
 */
export type DatabaseChoice =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's origin, or that of a stand-in for tests. */
  readonly origin: string;
}

/**
 * Where mails go: a folder, with a file for each, or an SMTP server. `from` is an address, or a name and then the
 * address in angle brackets.
 */
export type MailConfig =
  | { readonly kind: 'files'; readonly directory: string; readonly from: string }
  | { readonly kind: 'smtp'; readonly server: SmtpAddress; readonly from: string };

interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the first byte. */
  readonly secure: boolean;
  /** Whether the server runs on this machine, so that no network can be eavesdropped on. */
  readonly local: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

/** Meilisearch, used in addition to the search index of the database. */
interface SearchConfig {
  /** Without a trailing slash. */
  readonly url: string;
  /** Undefined if the server requires none. */
  readonly apiKey: string | undefined;
}

/** The payment gateway; with `none`, payments are off. */
export type PaymentChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'http'; readonly endpoint: string; readonly secret: string }
  | {
      readonly kind: 'pesapal';
      readonly consumerKey: string;
      readonly consumerSecret: string;
      /** Without a trailing slash. */
      readonly baseUrl: string;
    }
  | { readonly kind: 'manual'; readonly number: string; readonly name: string };

type PaymentConfig = PaymentChoice & {
  /** What promoting an advert costs, in whole shillings. */
  readonly amount: number;
  /** Origins of other sites whose pages the frame of the payment page may show. */
  readonly frameOrigins: readonly string[];
};

/** Where pictures are stored: in a folder or in an S3 bucket. */
export type PhotosConfig =
  | { readonly kind: 'disk'; readonly directory: string }
  | ({ readonly kind: 's3' } & S3Config);

interface S3Config {
  /** Undefined: Amazon's endpoint of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
  /** The address, without a trailing slash, from which browsers fetch pictures directly. Undefined: from the site. */
  readonly publicUrl: string | undefined;
}

/** The operator's settings, validated. */
export interface Config {
  readonly environment: 'development' | 'production' | 'test';
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /**
   * The origin of absolute links, without a trailing slash. Undefined: the loopback or private address of the request.
   */
  readonly publicUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly database: DatabaseChoice;
  readonly sessionSecret: SessionSecret;
  /** The file with the keys of push notifications. They are off as long as it is not there. */
  readonly pushKeysFile: string;
  readonly site: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  /** Whether feedback is mailed: not if the site is public and the address is a placeholder. */
  readonly mailsReports: boolean;
  readonly photos: PhotosConfig;
  readonly mail: MailConfig;
  /** Undefined: search corrects typing errors in whole words only. */
  readonly search: SearchConfig | undefined;
  /** Undefined: nobody can sign in with Google. */
  readonly google: GoogleConfig | undefined;
  readonly payment: PaymentConfig;
  /** Which medical claims are held for review in adverts, comments, names and bios. */
  readonly claims: 'sure' | 'all' | 'off';
  /** The number of processes that share the port; more than one only on PostgreSQL. */
  readonly processes: number;
  /** The number of trusted reverse proxies in front of the site. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  /** The bearer token with which other machines may read the metrics. Undefined: none may. */
  readonly metricsToken: string | undefined;
  /** Unknown variables that look like misspelt settings, in the order of the environment. */
  readonly misspelt: readonly Misspelt[];
}

interface Misspelt {
  readonly given: string;
  readonly meant: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * An invalid setting. The message is one line for the operator; it names the variable, but not the value, which may be
 * a secret.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment; throws a `ConfigError`. An empty variable counts as unset, except
 * `SITE_NAME`.
 */
export function readConfig(environment: Environment = process.env): Config {
  // An empty name must be a mistake.
  if (environment['SITE_NAME']?.trim() === '') {
    throw new ConfigError('SITE_NAME: expected a name; leave it unset for the default.');
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join(' '),
    );
  }
  const { data } = parsed;
  if (data.WEB_CONCURRENCY > 1 && data.DATABASE_URL === undefined) {
    throw new ConfigError(
      'WEB_CONCURRENCY: expected 1, because only one process can use SQLite; set DATABASE_URL to use PostgreSQL.',
    );
  }
  const dataDir = resolve(data.DATA_DIR);
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    dataDir,
    database:
      data.DATABASE_URL === undefined
        ? { kind: 'sqlite', file: join(dataDir, 'eddagala.db') }
        : { kind: 'postgres', url: data.DATABASE_URL },
    sessionSecret: data.SESSION_SECRET ?? { kind: 'kept', file: resolve(dataDir, 'session-secret') },
    pushKeysFile: resolve(dataDir, 'push-keys'),
    site: {
      name: data.SITE_NAME,
      phone: data.SUPPORT_PHONE,
      email: data.SUPPORT_EMAIL,
      address: data.SUPPORT_ADDRESS,
    },
    mailsReports: given['SUPPORT_EMAIL'] !== undefined || isLoopback(data.PUBLIC_URL),
    photos: photosConfig(data, resolve(dataDir, 'photos')),
    mail: mailConfig(data.SMTP_URL, data.MAIL_FROM, resolve(dataDir, 'mail')),
    search: searchConfig(data),
    google: googleConfig(data),
    payment: paymentConfig(data),
    claims: data.CLAIMS,
    processes: data.WEB_CONCURRENCY,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    misspelt: misspeltIn(given),
  };
}

/**
 * A variable is taken for a misspelt setting if it differs from its name only in case, underscores and one letter;
 * other programs' variables differ more.
 */
function misspeltIn(given: Environment): readonly Misspelt[] {
  const bare = (name: string) => name.replaceAll('_', '').toUpperCase();
  return Object.keys(given)
    .filter((name) => !configNames.includes(name))
    .flatMap((name) => {
      const meant = configNames.find((known) => isOneLetterOff(bare(name), bare(known)));
      return meant === undefined ? [] : [{ given: name, meant }];
    });
}

/** A line for the operator's log. */
export function describeMisspelt({ given, meant }: Misspelt): string {
  return `${given} is set, but there is no such setting; ${meant} may be meant`;
}

type Data = z.output<typeof variables>;

/** The values of these settings; throws a `ConfigError` that names the missing ones. */
function required<Name extends keyof Data>(
  data: Data,
  names: readonly Name[],
  reason: string,
): { readonly [Key in Name]: NonNullable<Data[Key]> } {
  const missing = names.filter((name) => data[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')}: required, because ${reason}.`);
  return data as { readonly [Key in Name]: NonNullable<Data[Key]> };
}

const s3Needs = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const s3Names = ['S3_ENDPOINT', ...s3Needs, 'S3_FORCE_PATH_STYLE', 'S3_PUBLIC_URL'] as const;

function photosConfig(data: Data, directory: string): PhotosConfig {
  if (data.PHOTO_STORE === 'disk') {
    const idle = s3Names.filter((name) => data[name] !== undefined);
    if (idle.length === 0) return { kind: 'disk', directory };
    throw new ConfigError(`${idle.join(', ')}: must not be set unless PHOTO_STORE is s3.`);
  }
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_URL: publicUrl } = data;
  // Most servers other than Amazon's have a single region, and call it by the name of Amazon's first.
  const S3_REGION = data.S3_REGION ?? (endpoint === undefined ? undefined : 'us-east-1');
  const given = required({ ...data, S3_REGION }, s3Needs, 'PHOTO_STORE is s3');
  return {
    kind: 's3',
    endpoint,
    region: given.S3_REGION,
    bucket: given.S3_BUCKET,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    forcePathStyle: data.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    publicUrl,
  };
}

/** The contact for vulnerabilities: a mail address, or the problem page if that is a placeholder. */
export function securityContact({ mailsReports, site, publicUrl }: Config): string {
  return mailsReports ? `mailto:${site.email}` : `${publicUrl}/report-problem`;
}

/** The address from which browsers fetch pictures; undefined: from the site. */
export function pictureBase({ photos }: Pick<Config, 'photos'>): string | undefined {
  return photos.kind === 's3' ? photos.publicUrl : undefined;
}

function mailConfig(
  server: SmtpAddress | undefined,
  from: string | undefined,
  directory: string,
): MailConfig {
  if (server === undefined) return { kind: 'files', directory, from: from ?? 'no-reply@localhost' };
  if (from !== undefined) return { kind: 'smtp', server, from };
  throw new ConfigError("MAIL_FROM: expected the sender's address, because SMTP_URL is set.");
}

function searchConfig({ MEILI_URL: url, MEILI_API_KEY: apiKey }: Data) {
  if (url !== undefined) return { url, apiKey };
  if (apiKey === undefined) return undefined;
  throw new ConfigError('MEILI_URL: expected the address of Meilisearch, because MEILI_API_KEY is set.');
}

const googleNeeds = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

/** Throws if only one of the two credentials is set: the button would be missing, or could not work. */
function googleConfig(data: Data): GoogleConfig | undefined {
  const { GOOGLE_OAUTH_ORIGIN: origin } = data;
  if (origin === undefined && googleNeeds.every((name) => data[name] === undefined)) return undefined;
  const given = required(data, googleNeeds, 'sign-in with Google needs all its settings');
  return {
    clientId: given.GOOGLE_CLIENT_ID,
    clientSecret: given.GOOGLE_CLIENT_SECRET,
    origin: origin ?? 'https://accounts.google.com',
  };
}

const gatewayNames = ['sandbox', 'http', 'pesapal', 'manual'] as const;

/** Settings that only a gateway uses: without one they would be silently ignored, and so are refused. */
const namesOfGateways = [
  'PAYMENT_ENDPOINT',
  'PAYMENT_SECRET',
  'PAYMENT_FRAME_ORIGINS',
  'PAYMENT_MANUAL_NUMBER',
  'PAYMENT_MANUAL_NAME',
  'PESAPAL_CONSUMER_KEY',
  'PESAPAL_CONSUMER_SECRET',
  'PESAPAL_BASE_URL',
] as const;

function paymentConfig(data: Data): PaymentConfig {
  const choice = paymentChoice(data);
  return { ...choice, amount: data.PAYMENT_AMOUNT, frameOrigins: frameOrigins(choice, data) };
}

function paymentChoice(data: Data): PaymentChoice {
  const needed = <Name extends (typeof namesOfGateways)[number]>(...names: readonly Name[]) =>
    required(data, names, `PAYMENT_GATEWAY is ${data.PAYMENT_GATEWAY}`);
  switch (data.PAYMENT_GATEWAY) {
    case 'sandbox':
      return { kind: 'sandbox' };
    case 'http': {
      const given = needed('PAYMENT_ENDPOINT', 'PAYMENT_SECRET');
      return { kind: 'http', endpoint: given.PAYMENT_ENDPOINT, secret: given.PAYMENT_SECRET };
    }
    case 'pesapal': {
      const given = needed('PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET');
      return {
        kind: 'pesapal',
        consumerKey: given.PESAPAL_CONSUMER_KEY,
        consumerSecret: given.PESAPAL_CONSUMER_SECRET,
        baseUrl: data.PESAPAL_BASE_URL ?? pesapalAddress,
      };
    }
    case 'manual': {
      const given = needed('PAYMENT_MANUAL_NUMBER', 'PAYMENT_MANUAL_NAME');
      return { kind: 'manual', number: given.PAYMENT_MANUAL_NUMBER, name: given.PAYMENT_MANUAL_NAME };
    }
    case undefined: {
      const given = namesOfGateways.find((name) => data[name] !== undefined);
      if (given === undefined) return { kind: isLoopback(data.PUBLIC_URL) ? 'sandbox' : 'none' };
      throw new ConfigError(
        `PAYMENT_GATEWAY: expected one of ${gatewayNames.join(', ')}, because ${given} is set.`,
      );
    }
  }
}

/** The origins of a gateway's payment page: its own, unless the operator names others to which it passes payers on. */
function frameOrigins(choice: PaymentChoice, data: Data): readonly string[] {
  const further = data.PAYMENT_FRAME_ORIGINS ?? [];
  if (choice.kind === 'http') return [...new Set([new URL(choice.endpoint).origin, ...further])];
  if (choice.kind === 'pesapal') return [...new Set([new URL(choice.baseUrl).origin, ...further])];
  return [];
}

/** Pesapal's API 3.0 for real payments; the one for tests is https://cybqa.pesapal.com/pesapalv3. */
const pesapalAddress = 'https://pay.pesapal.com/v3';

const shortestSecret = 16;

/** A schema for a value that `parse` reads; `parse` returns undefined for an invalid one. */
const parsed = <Value>(message: string, parse: (value: string) => Value | undefined) =>
  z
    .string()
    .trim()
    .transform((value, context): Value => {
      const read = parse(value);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: `expected ${message}` });
      return z.NEVER;
    });

const address = (message: string, read: (url: URL) => string | undefined) =>
  parsed(message, (value) => (URL.canParse(value) ? read(new URL(value)) : undefined));

const word = (pattern: RegExp, what: string) => z.string().trim().regex(pattern, `expected ${what}`);

const wholeNumber = (from: number, to: number) =>
  parsed(`a whole number from ${from} to ${to}`, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  });

const line = (longest: number) => {
  const message = `expected one line of at most ${longest} characters`;
  return z
    .string()
    .trim()
    .max(longest, message)
    .regex(/^\P{Cc}*$/u, message);
};

const emailAddress = z.string().trim().pipe(z.email('expected an email address'));

const sender = parsed('an email address, or a name and then the address in angle brackets', (value) => {
  const inBrackets = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1];
  return emailAddress.safeParse(inBrackets ?? value).success ? value : undefined;
});

function originOf({ protocol, origin, href }: URL): string | undefined {
  return /^https?:$/.test(protocol) && `${origin}/` === href ? origin : undefined;
}

const publicUrl = address('an http or https address without a path, such as https://herbs.example', originOf);

const baseUrl = address(
  'an http or https address without credentials or a query, such as https://pictures.example/herbs',
  ({ protocol, origin, pathname, href }) =>
    /^https?:$/.test(protocol) && href === `${origin}${pathname}` ? href.replace(/\/+$/, '') : undefined,
);

/**
 * A connection URI of PostgreSQL, which has to name a database. The host may be missing, be the folder of a socket, or
 * be in the query.
 */
const databaseUrl = parsed('an address such as postgres://user:password@host:5432/database', (value) => {
  const isNamed = /^postgres(?:ql)?:\/\/[^\s/?#]*\/[^\s/?#]+(?:\?[^\s#]*)?$/.test(value);
  return isNamed && databaseName(value) !== undefined ? value : undefined;
});

/** The address may have a path, behind a reverse proxy. */
const meiliUrl = address(
  'the http or https address of Meilisearch, such as http://localhost:7700',
  ({ protocol, username, password, search, hash, href }) =>
    /^https?:$/.test(protocol) && username + password + search + hash === ''
      ? href.replace(/\/+$/, '')
      : undefined,
);

const standIn = address('an https address without a path, or an http one on this machine', (url) =>
  url.protocol === 'https:' || isLoopbackHost(url.hostname) ? originOf(url) : undefined,
);

const gatewayAddress = address('an https address, or an http one on this machine', (url) => {
  if (url.username + url.password + url.hash !== '') return undefined;
  const local = url.protocol === 'http:' && isLoopbackHost(url.hostname);
  return url.protocol === 'https:' || local ? url.href : undefined;
});

const gatewayKey = word(/^[!-~]{1,300}$/, 'the value that the gateway shows, without spaces');
const googleKey = word(/^[!-~]{1,300}$/, 'the value that Google shows for the client, without spaces');
const printable = word(/^[!-~]+$/, 'printable characters without a space');

/** Shillings: more than any advert is worth, and within the integers of both databases. */
const highestAmount = 10_000_000;

const amount = parsed('whole shillings above 0, such as 500.00', (value) => {
  const shillings = parseWireAmount(value) ?? 0;
  return shillings > 0 && shillings <= highestAmount ? shillings : undefined;
});

/** Without stars, quotes and semicolons, which have a meaning in a Content-Security-Policy. */
const frameOrigin = publicUrl.refine((origin) => /^https:\/\/[\w.:-]+$/.test(origin) || isLoopback(origin));

const frameOriginList = parsed('https addresses without a path, separated by commas', (value) => {
  const origins = value.split(',').map((origin) => frameOrigin.safeParse(origin).data);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
});

/** The ports for submitting mail: RFC 6409 and RFC 8314. */
const smtpPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

const smtpUrl = parsed(
  'smtp://server:port or smtps://server:port, with user:password@ before the server if it needs them, and special characters in them as %XX',
  smtpAddress,
);

function smtpAddress(value: string): SmtpAddress | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined;
  if (hostname === '' || port === '0' || !['', '/'].includes(pathname) || search + hash !== '')
    return undefined;
  if ((username === '') !== (password === '')) return undefined;
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === undefined || secret === undefined) return undefined;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? smtpPorts[protocol] : Number(port),
    secure: protocol === 'smtps:',
    local: isLoopbackHost(hostname),
    credentials: user === '' ? undefined : { user, password: secret },
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const sessionSecrets = parsed(
  `secrets of at least ${shortestSecret} characters each, separated by commas, the newest first`,
  (value): SessionSecret | undefined => {
    const [newest = '', ...older] = value.split(',').map((secret) => secret.trim());
    const longEnough = [newest, ...older].every((secret) => secret.length >= shortestSecret);
    return longEnough ? { kind: 'given', secrets: [newest, ...older] } : undefined;
  },
);

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'expected development, production or test')
    .default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: word(/^[\w.:-]+$/, 'an address or host name to listen on').default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SESSION_SECRET: sessionSecrets.optional(),
  PHOTO_STORE: z.enum(['disk', 's3'], 'expected disk or s3').default('disk'),
  S3_ENDPOINT: baseUrl.optional(),
  S3_REGION: word(/^[\w-]+$/, 'the name of a region, such as eu-west-1').optional(),
  S3_BUCKET: word(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: printable.optional(),
  S3_SECRET_ACCESS_KEY: printable.optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'expected true or false')
    .transform((value) => value === 'true')
    .optional(),
  S3_PUBLIC_URL: baseUrl.optional(),
  SITE_NAME: line(40).default('Eddagala'),
  SUPPORT_PHONE: line(60)
    .regex(/(?:\d\D*){6}/, 'expected a phone number')
    .default('+256 700 000000 (placeholder)'),
  SUPPORT_EMAIL: emailAddress.default('placeholder@example.com'),
  SUPPORT_ADDRESS: line(200).default('Placeholder address, Kampala'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  GOOGLE_CLIENT_ID: googleKey.optional(),
  GOOGLE_CLIENT_SECRET: googleKey.optional(),
  GOOGLE_OAUTH_ORIGIN: standIn.optional(),
  MEILI_URL: meiliUrl.optional(),
  MEILI_API_KEY: word(/^[!-~]{1,300}$/, 'a key of Meilisearch, without spaces').optional(),
  PAYMENT_GATEWAY: z.enum(gatewayNames, `expected one of ${gatewayNames.join(', ')}`).optional(),
  PAYMENT_ENDPOINT: gatewayAddress.optional(),
  PAYMENT_SECRET: z
    .string()
    .trim()
    .min(shortestSecret, `expected at least ${shortestSecret} characters`)
    .optional(),
  PAYMENT_AMOUNT: amount.default(defaultAmount),
  PAYMENT_FRAME_ORIGINS: frameOriginList.optional(),
  PAYMENT_MANUAL_NUMBER: line(30).regex(/\d{3}/, 'expected a phone number').optional(),
  PAYMENT_MANUAL_NAME: line(80).optional(),
  PESAPAL_CONSUMER_KEY: gatewayKey.optional(),
  PESAPAL_CONSUMER_SECRET: gatewayKey.optional(),
  PESAPAL_BASE_URL: gatewayAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  CLAIMS: z.enum(['sure', 'all', 'off'], 'expected sure, all or off').default('sure'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: word(/^[!-~]{16,300}$/, 'at least 16 characters, without spaces').optional(),
});

export const configNames: readonly string[] = Object.keys(variables.shape);

/** A PostgreSQL database in words: name and host, without user, password and settings. */
export function databaseName(url: string): string | undefined {
  // `URL` rejects a user without a host, which in PostgreSQL means a socket on this machine.
  const given = url.replace('@/', '@localhost/');
  if (!URL.canParse(given)) return undefined;
  const { host, pathname, searchParams } = new URL(given);
  try {
    return `${decodeURIComponent(pathname.slice(1))} at ${searchParams.get('host') || decodeURIComponent(host) || 'localhost'}`;
  } catch {
    return undefined;
  }
}

/**
 * Whether the site is only for this machine: its public address is a loopback one, or not set, and then it accepts no
 * public host name.
 */
export function isLoopback(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname);
}

function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
}

/**
 * Writes defaults into the environment, for the variables that React, Remix, Vite and remix-serve read. To be called
 * before those are loaded.
 */
export function setDefaults(defaults: Environment): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
}

export function environmentWith(changes: Partial<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
