import { type ReactNode, useState } from 'react';
import * as installTexts from '../../../core/texts/install.ts';
import sprite from '../../assets/seller-icons.svg?url';
import { useRootData } from '../../rendering/root-data.ts';
import { OfferStyles } from './offer-styles.tsx';

/** What Chromium calls BeforeInstallPromptEvent. */
interface InstallEvent extends Event {
  /** Asks once; the choice of a second time is the first. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const day = 24 * 60 * 60 * 1000;
const daysHidden = 90;
const mostRefusals = 2;
/** As long as browsers keep a cookie. */
const secondsKept = 400 * 24 * 60 * 60;

/**
 * Shows the offer, unless the site is installed or the offer was refused less than 90 days ago, or twice.
 */
export function offerInstall(event: Event, show: (notice: ReactNode) => void): void {
  if (matchMedia('(display-mode: standalone)').matches) return;
  const { count, on } = refusals();
  keepRefusals(count, on);
  if (count >= mostRefusals) return;
  // Not a day of a clock that was wrong by more.
  if (count > 0 && Math.abs(today() - on) < daysHidden) return;
  const hide = () => show(undefined);
  addEventListener('appinstalled', hide, { once: true });
  show(<InstallOffer event={event as InstallEvent} onAnswer={hide} />);
}

function InstallOffer({ event, onAnswer }: { event: InstallEvent; onAnswer: () => void }) {
  const site = useRootData()?.site.name ?? '';
  const [ready, setReady] = useState(false);
  const refuse = () => {
    keepRefusals(refusals().count + 1, today());
    onAnswer();
  };
  const install = () =>
    event.prompt().then(({ outcome }) => (outcome === 'dismissed' ? refuse() : onAnswer()), onAnswer);
  return (
    <>
      <OfferStyles onReady={() => setReady(true)} />
      {ready && (
        <section className="offer install-offer" aria-label={installTexts.name}>
          <svg className="icon" aria-hidden="true">
            <use href={`${sprite}#device`} />
          </svg>
          <div>
            <p>{installTexts.offer({ site })}</p>
            <p className="button-row">
              <button type="button" className="button button-quiet button-small" onClick={install}>
                {installTexts.accept}
              </button>
              <button type="button" className="button button-quiet button-small" onClick={refuse}>
                {installTexts.decline}
              </button>
            </p>
          </div>
        </section>
      )}
    </>
  );
}

/** How often the offer was refused, and on which day at last. */
function refusals(): { readonly count: number; readonly on: number } {
  const [, count, on] = /\blater=(\d)\.(\d+)/.exec(document.cookie) ?? [];
  return { count: Number(count ?? 0), on: Number(on ?? 0) };
}

function keepRefusals(count: number, on: number): void {
  if (count === 0) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `later=${count}.${on}; Max-Age=${secondsKept}; Path=/; SameSite=Lax`;
}

function today(): number {
  return Math.floor(Date.now() / day);
}
