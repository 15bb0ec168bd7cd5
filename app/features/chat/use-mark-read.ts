import { useEffect, useRef } from 'react';

/** Tells the server that the viewer has seen the conversation up to this position, as soon as somebody looks at its end. */
export function useMarkRead({
  viewerId,
  otherId,
  position,
  readUpTo,
  atEnd,
  enabled,
}: {
  viewerId: string;
  otherId: string;
  position: number;
  /** What the server knew when it made the page. */
  readUpTo: number;
  atEnd: boolean;
  enabled: boolean;
}): void {
  const told = useRef(readUpTo);
  useEffect(() => {
    const look = () => {
      if (!enabled || !atEnd || document.hidden || position <= told.current) return;
      told.current = position;
      const body = new URLSearchParams({ for: viewerId, with: otherId, position: String(position) });
      fetch('/chat/read', { method: 'POST', body, keepalive: true }).catch(() => {
        // The next message tries again, and so does the next view of the page.
        told.current = 0;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [viewerId, otherId, position, atEnd, enabled]);
}
