import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { listen } from './live.ts';

/**
 * Fetches the page's data again when a payment for this advert has been settled, and, while one is awaited, when that
 * may have been missed.
 */
export function usePaymentNews(advertId: string, awaited: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  look.current = revalidate;
  useEffect(
    () =>
      // What has been said in chats before is of no interest here.
      listen((news) => {
        if (news.kind === 'ended' && !news.loggedOut) location.reload();
        const settled = news.kind === 'payment' && news.advert === advertId;
        const missed = awaited && (news.kind === 'start' || news.kind === 'missed');
        if (settled || missed) look.current();
      }, Number.POSITIVE_INFINITY),
    [advertId, awaited],
  );
}
