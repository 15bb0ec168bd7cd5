import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { type Toast, ToastContext } from './use-toast.ts';

const displayTime = 6000;

/** A short message about something just done, above the bottom bar, which disappears by itself. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast & { at: number }>();
  const show = useCallback((next: Toast) => setToast({ ...next, at: Date.now() }), []);
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => setToast(undefined), displayTime);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {toast && (
        <div
          key={toast.at}
          className={toast.kind === 'error' ? 'toast toast-error' : 'toast'}
          role={toast.kind === 'error' ? 'alert' : 'status'}
        >
          <Icon name={toast.kind === 'error' ? 'problem' : 'done'} />
          <span>{toast.text}</span>
        </div>
      )}
    </ToastContext.Provider>
  );
}
