import { type ReactNode, useState } from 'react';
import * as offerTexts from '../../../core/texts/lite-offer.ts';
import sprite from '../../assets/seller-icons.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { Said } from '../../ui/said.tsx';
import { OfferStyles } from './offer-styles.tsx';

const parts: Readonly<Record<string, (words: string) => ReactNode>> = {
  together: (words) => (
    <span className="lite-accept">
      <Said text={words} parts={parts} />
    </span>
  ),
  accept: (words) => (
    <button type="submit" name="lite" value="1">
      {words}
    </button>
  ),
};

/**
 * Offers Lite. Either answer leaves a cookie, after which it is not offered again: a no holds even if the browser asks
 * for pages that save data.
 */
export function LiteOffer() {
  const [ready, setReady] = useState(false);
  if (/(?:^|;\s*)(?:__Host-)?lite=/.test(document.cookie)) return null;
  return (
    <>
      <OfferStyles onReady={() => setReady(true)} />
      {ready && (
        <form className="offer lite-offer" method="post" action="/lite" aria-label={offerTexts.name}>
          <svg className="icon" aria-hidden="true">
            <use href={`${sprite}#lite`} />
          </svg>
          <p>
            <Said text={offerTexts.offer} parts={parts} />
          </p>
          <button type="submit" name="lite" value="0" aria-label={offerTexts.decline}>
            <Icon name="close" className="icon-small" />
          </button>
        </form>
      )}
    </>
  );
}
