import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { type Notice, NotifyContext } from './use-notify.ts';

const displayTime = 6000;

/** Short words about something just done, above the bottom bar, gone by themselves. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice & { at: number }>();
  const notify = useCallback((next: Notice) => setNotice({ ...next, at: Date.now() }), []);
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => setNotice(undefined), displayTime);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {notice && (
        <div
          key={notice.at}
          className={notice.kind === 'error' ? 'notice notice-error' : 'notice'}
          role={notice.kind === 'error' ? 'alert' : 'status'}
        >
          <Icon name={notice.kind === 'error' ? 'problem' : 'done'} />
          <span>{notice.text}</span>
        </div>
      )}
    </NotifyContext.Provider>
  );
}
