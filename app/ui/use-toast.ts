import { createContext, useContext } from 'react';

export const ToastContext = createContext<(text: string) => void>(() => {});

/** Tells the person what went wrong, without moving the page. */
export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}
