import type { MouseEvent, ReactNode } from 'react';
import { useRootData } from '../rendering/root-data.ts';
import { withRedirect } from '../requests/with-redirect.ts';
import { useLoginPrompt } from './login-prompt.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  to: string;
  children: ReactNode;
  className?: string;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string | undefined;
}

/** A link to a page for signed-in people: for others it opens the login dialog, or without script leads to /login. */
export function GuardedLink({ to, children, ...rest }: Props) {
  const signedIn = (useRootData()?.viewer.kind ?? 'visitor') !== 'visitor';
  const promptLogin = useLoginPrompt();
  if (signedIn) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  const openDialog = (event: MouseEvent) => {
    if (promptLogin === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    promptLogin(to);
  };
  return (
    <a href={withRedirect('/login', to)} onClick={openDialog} {...rest}>
      {children}
    </a>
  );
}
