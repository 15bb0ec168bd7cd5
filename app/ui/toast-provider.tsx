import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { ToastContext } from './use-toast.ts';

const displayTime = 6000;

/** Shows short failure messages above the bottom bar, each for a few seconds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string; at: number }>();
  const show = useCallback((text: string) => setToast({ text, at: Date.now() }), []);
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => setToast(undefined), displayTime);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {toast && (
        <div key={toast.at} className="toast" role="alert">
          <Icon name="problem" />
          <span>{toast.text}</span>
        </div>
      )}
    </ToastContext.Provider>
  );
}
