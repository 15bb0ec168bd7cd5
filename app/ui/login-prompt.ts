import { createContext, useContext } from 'react';

/** Opens the login dialog, which then leads to the path. Undefined where there is no dialog. */
type LoginPrompt = (redirectTo: string) => void;

export const LoginPromptContext = createContext<LoginPrompt | undefined>(undefined);

export function useLoginPrompt(): LoginPrompt | undefined {
  return useContext(LoginPromptContext);
}
