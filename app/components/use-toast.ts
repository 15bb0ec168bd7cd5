import { createContext, useContext } from 'react';

export interface Toast {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Says something short to the person without moving the page. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
