import { type Config, isLoopback, type PaymentChoice, type PhotosConfig } from '../../adapters/config.ts';
import type { Log } from '../../adapters/log.ts';
import { createEmlMailer } from '../../adapters/mail/eml-mailer.ts';
import type { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { createHttpGateway } from '../../adapters/payments/http-gateway.ts';
import { createPesapalGateway } from '../../adapters/payments/pesapal-gateway.ts';
import { createSandboxGateway, type SandboxGatewayOptions } from '../../adapters/payments/sandbox-gateway.ts';
import { createDiskPhotoStore } from '../../adapters/photos/disk-photo-store.ts';
import type { S3PhotoStoreOptions } from '../../adapters/photos/s3-photo-store.ts';
import { createWebPushSender } from '../../adapters/push/web-push-sender.ts';
import { createMeilisearchSearchEngine } from '../../adapters/search/meilisearch-search-engine.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { GoogleSignIn } from '../../core/ports/google-sign-in.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import type { PaymentWay } from '../../core/ports/payment-gateway.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';

/** The folders of this machine in which the site keeps data beside the database. */
export function foldersOf({ photos, mail }: Config): readonly string[] {
  return [
    ...(photos.kind === 'disk' ? [photos.directory] : []),
    ...(mail.kind === 'files' ? [mail.directory] : []),
  ];
}

/** Opens the picture store that the configuration names. `check` rejects if the store cannot be used. */
export async function openPhotoStore(
  photos: PhotosConfig,
): Promise<{ photoStore: PhotoStore; check(): Promise<void> }> {
  if (photos.kind === 'disk')
    return { photoStore: createDiskPhotoStore(photos), check: async () => undefined };
  const { createS3PhotoStore } = await import('../../adapters/photos/s3-photo-store.ts');
  const photoStore = createS3PhotoStore(photos);
  return { photoStore, check: photoStore.check };
}

/** Makes the bucket for pictures; returns false if it already exists. */
export async function createBucket(photos: S3PhotoStoreOptions): Promise<boolean> {
  const bucket = await import('../../adapters/photos/create-bucket.ts');
  return bucket.createBucket(photos);
}

export async function openMailer(config: Config, log: Log): Promise<SmtpMailer> {
  const { mail, site } = config;
  if (mail.kind === 'smtp') {
    const { createSmtpMailer } = await import('../../adapters/mail/smtp-mailer.ts');
    return createSmtpMailer({ ...mail, siteName: site.name });
  }
  const announce = isLoopback(config.publicUrl) ? announceOn(log) : undefined;
  const mailer = createEmlMailer({ ...mail, siteName: site.name, ...(announce && { announce }) });
  return { ...mailer, check: async () => undefined, close: async () => undefined };
}

/** Logs where the link in a mail leads, for those who try the site on their own machine. */
function announceOn(log: Log): (mail: Mail, file: string) => void {
  return ({ text }, file) => {
    const [link] = /^https?:\/\/[!-~]+$/m.exec(text) ?? [];
    log.info(link === undefined ? `mail written: ${file}` : `mail written: ${file}, its link: ${link}`);
  };
}

export function paymentWayOf(choice: PaymentChoice, sandbox: SandboxGatewayOptions): PaymentWay {
  if (choice.kind === 'sandbox') return createSandboxGateway(sandbox);
  return choice.kind === 'manual' ? choice : gatewayOf(choice, sandbox.clock);
}

/** The gateway of an outside provider; undefined where the configuration names none. */
export function gatewayOf(choice: PaymentChoice, clock: Clock) {
  if (choice.kind === 'http') return createHttpGateway({ ...choice, clock });
  return choice.kind === 'pesapal' ? createPesapalGateway({ ...choice, clock }) : undefined;
}

export async function googleOf(
  config: Config,
  secrets: readonly string[],
): Promise<GoogleSignIn | undefined> {
  if (config.google === undefined) return undefined;
  const { createGoogleSignIn } = await import('../../adapters/google/google-sign-in.ts');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return createGoogleSignIn({ ...config.google, secrets, secure });
}

/** What browsers are notified with. The contact is one that somebody reads, if there is one. */
export function openPushSender(
  { pushKeysFile, site, publicUrl, mailsReports }: Config,
  clock: Clock,
  log: Log,
) {
  const isRead = mailsReports || publicUrl === undefined || !publicUrl.startsWith('https:');
  return createWebPushSender({
    keysFile: pushKeysFile,
    subject: isRead ? `mailto:${site.email}` : publicUrl,
    clock,
    onRefusal: (refusal) => log.error(refusal, 'a push service refuses what this site sends'),
  });
}

export function openSearchEngine({ search }: Config, log: Log) {
  if (search === undefined) return undefined;
  return createMeilisearchSearchEngine({
    ...search,
    onChange(failure) {
      if (failure === undefined) log.info('Meilisearch is available again');
      else log.warn({ err: failure }, 'Meilisearch is unavailable; search corrects fewer misspelt words');
    },
  });
}
