import { createContext, useContext } from 'react';

/** Opens the login dialog; after login the person goes on to the path. Undefined where nothing offers the dialog. */
type LoginPrompt = (redirectTo: string) => void;

export const LoginPromptContext = createContext<LoginPrompt | undefined>(undefined);

export function useLoginPrompt(): LoginPrompt | undefined {
  return useContext(LoginPromptContext);
}
