import { createContext } from 'react';

/**
 * The Content-Security-Policy nonce of the page being rendered; undefined in the browser and without our own server.
 */
export const NonceContext = createContext<string | undefined>(undefined);
