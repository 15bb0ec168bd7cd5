import { createContext } from 'react';

/** Keeps a place in the page for markup that the server has from before. In the browser there is none. */
export const KeepPlaceContext = createContext<((markup: () => string) => string) | undefined>(undefined);
