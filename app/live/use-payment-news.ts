import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { listen } from './live.ts';

/** Fetches the page's data again when a payment for this advert has been settled, or when that may have been missed. */
export function usePaymentNews(advertId: string): void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  look.current = revalidate;
  useEffect(
    () =>
      // What has been said in chats before is of no interest here.
      listen((news) => {
        if (news.kind === 'ended' && !news.loggedOut) location.reload();
        const concerns = news.kind === 'payment' && news.advert === advertId;
        if (concerns || news.kind === 'start' || news.kind === 'missed') look.current();
      }, Number.POSITIVE_INFINITY),
    [advertId],
  );
}
