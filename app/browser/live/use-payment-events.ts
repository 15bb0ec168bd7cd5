import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { listen } from './live.ts';

/**
 * Fetches the page's data again when a payment for this advert has been settled, and, while one is awaited, when that
 * may have been missed.
 */
export function usePaymentEvents(advertId: string, awaited: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  look.current = revalidate;
  useEffect(
    () =>
      // Earlier chat messages do not matter here.
      listen((event) => {
        const settled = event.kind === 'payment' && event.advert === advertId;
        const missed = awaited && (event.kind === 'start' || event.kind === 'missed');
        if (settled || missed) look.current();
      }, Number.POSITIVE_INFINITY),
    [advertId, awaited],
  );
}
