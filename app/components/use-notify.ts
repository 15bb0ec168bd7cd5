import { createContext, useContext } from 'react';

export interface Notice {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

export const NotifyContext = createContext<(notice: Notice) => void>(() => {});

/** Says something short to the person without moving the page. */
export function useNotify(): (notice: Notice) => void {
  return useContext(NotifyContext);
}
