import { type Config, databaseName, describeMisspelt } from '../../adapters/config.ts';
import type { Tries } from '../../app/composition/try-services.server.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import { describeMails } from '../cli/describe-data.ts';
import { startFailure } from '../cli/start-failure.ts';

/** The result for one service that a site needs. */
export interface Finding {
  readonly what: 'settings' | 'database' | 'disk' | 'pictures' | 'mail' | 'search' | 'payment';
  /** `unused`: not configured. */
  readonly state: 'ok' | 'failed' | 'unused';
  /** What is configured, or why it failed, in one line without secrets. */
  readonly says: string;
}

/** A service to try, and what to say if it works; without `work` it is unused. */
interface Trial {
  readonly says: string;
  readonly work: (() => Promise<unknown>) | undefined;
}

/** Milliseconds for each service. */
export const examineTimeout = 5_000;

/** Bytes, a few hundred photos: on a full disk nothing can be written. */
const leastSpace = 200 * 1024 * 1024;

/** Tries all services at once; with `mailTo`, sends a mail to this address. */
export function examine(config: Config, tries: Tries, mailTo?: string): Promise<readonly Finding[]> {
  const { pictures, mail, search, payment } = tries;
  const ofStart = (error: unknown) => startFailure(error, config) ?? reasonOf(error);
  return Promise.all([
    examineOne('settings', settings(config)),
    examineOne('database', database(config, tries), ofStart),
    examineOne('disk', disk(config, tries), ofStart),
    examineOne('pictures', { says: picturesOf(config), work: pictures }),
    examineOne(
      'mail',
      mailTo === undefined
        ? { says: describeMails(config.mail), work: mail }
        : {
            says: `${describeMails(config.mail)}; one to ${mailTo} was taken`,
            work: () => tries.sendMail(trialMail(config, mailTo)),
          },
    ),
    examineOne('search', { says: searchOf(config), work: search }),
    examineOne('payment', { says: paymentOf(config), work: payment }),
  ]);
}

async function examineOne(
  what: Finding['what'],
  { says, work }: Trial,
  explain: (error: unknown) => string = reasonOf,
): Promise<Finding> {
  if (work === undefined) return { what, state: 'unused', says };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${says}: no answer in ${examineTimeout / 1000} seconds`)),
      examineTimeout,
    );
  });
  try {
    const told = await Promise.race([work(), limit]);
    return { what, state: 'ok', says: typeof told === 'string' ? told : says };
  } catch (error) {
    const reason = explain(error).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
    return { what, state: 'failed', says: reason };
  } finally {
    clearTimeout(timer);
  }
}

function settings({ misspelt }: Config): Trial {
  return {
    says: 'no misspelt name',
    async work() {
      if (misspelt.length > 0) throw new Error(misspelt.map(describeMisspelt).join('; '));
    },
  };
}

function database({ database: choice }: Config, tries: Tries): Trial {
  const says =
    choice.kind === 'sqlite' ? `SQLite in ${choice.file}` : `PostgreSQL, ${databaseName(choice.url)}`;
  return {
    says,
    async work() {
      const state = await tries.database();
      if (state === 'none') throw new Error(`${says}: there is no marketplace; npm start makes one`);
      if (state === 'ahead') throw new Error(`${says}: it was changed by a newer version of this program`);
      return state === 'behind' ? `${says}; the next start brings it up to date` : says;
    },
  };
}

function disk({ dataDir }: Config, tries: Tries): Trial {
  return {
    says: dataDir,
    async work() {
      const free = await tries.disk();
      const says = `${dataDir} has ${Math.floor(free / 1024 ** 2)} MiB free`;
      if (free < leastSpace) throw new Error(`${says}, and should have ${leastSpace / 1024 ** 2} MiB`);
      return says;
    },
  };
}

function picturesOf({ photos }: Config): string {
  if (photos.kind === 'disk') return `in ${photos.directory}`;
  return `the bucket ${photos.bucket} at ${photos.endpoint ?? 'Amazon'}`;
}

function searchOf({ search }: Config): string {
  return search === undefined ? 'MEILI_URL is not set' : `Meilisearch at ${search.url}`;
}

function paymentOf({ payment }: Config): string {
  switch (payment.kind) {
    case 'none':
      return 'PAYMENT_GATEWAY is not set';
    case 'http':
      return `the gateway at ${new URL(payment.endpoint).origin} answers`;
    case 'pesapal':
      return `Pesapal at ${payment.baseUrl}`;
    case 'sandbox':
    case 'manual':
      return `PAYMENT_GATEWAY is ${payment.kind}`;
  }
}

function trialMail({ site }: Config, to: string): Mail {
  return {
    to,
    subject: `A trial mail from ${site.name}`,
    text: `The operator of ${site.name} has sent this to see whether mails arrive. They do.\n`,
  };
}

/** The reason of an error, which Node's `fetch` puts into the cause's cause. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  let code = '';
  for (let error: unknown = thrown; error instanceof Error; error = error.cause)
    if ('code' in error) code = String(error.code);
  return code === '' || thrown.message.includes(code) ? thrown.message : `${thrown.message} (${code})`;
}
