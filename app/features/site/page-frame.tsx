import { useMatches } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import * as frameTexts from '../../../core/texts/page-frame.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { ToastProvider } from '../../ui/toast-provider.tsx';
import { LoginPromptProvider } from '../account/login-prompt-provider.tsx';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MiniFooter } from './mini-footer.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useLive } from './use-live.ts';
import { usePlainLinks } from './use-plain-links.ts';
import { useReloadGuard } from './use-reload-guard.ts';
import { useRouteAnnouncer } from './use-route-announcer.ts';
import { useStayWhileOffline } from './use-stay-while-offline.ts';

/** What a route declares about the frame of its page, and about script. */
export interface RouteHandle {
  /** `never`: the page runs where script is forbidden. */
  readonly script?: 'never';
  /**
   * `bare`: no frame, for a photo that fills the screen. `without footer`: for pages whose main field is at the end
   * of the screen.
   */
  readonly shell?: 'bare' | 'without footer';
  /** Above the footer that most pages have. */
  readonly Footer?: ComponentType;
}

/** Everything of the body that pages have in common. */
export function RootLayout({ children }: { children: ReactNode }) {
  const { flash, unverified } = useRootData() ?? {};
  const sent = unverified && flash?.confirms ? flash.text : undefined;
  useLive();
  usePlainLinks();
  useStayWhileOffline();
  useReloadGuard();
  const title = useRouteAnnouncer();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.shell === 'bare')) {
    return (
      <>
        <main id="main">{children}</main>
        <footer hidden>
          <MiniFooter />
        </footer>
        <NetworkBanner />
      </>
    );
  }
  return (
    <ToastProvider>
      <LoginPromptProvider>
        <a className="skip-link" href="#main">
          {frameTexts.skip}
        </a>
        <TopBar />
        <div className="shell">
          <MainNavigation />
          <div className="shell-page">
            {unverified && <VerifyBanner sent={sent} />}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the worker fills it, which React does not notice. */}
            <div className="kept" dangerouslySetInnerHTML={{ __html: '' }} />
            <main id="main" tabIndex={-1}>
              {flash && !flash.undo && !(sent && !flash.problem) && (
                <div className="flash">
                  {!sent && <Alert kind={flash.kind}>{flash.text}</Alert>}
                  {flash.problem && <Alert kind="error">{flash.problem}</Alert>}
                </div>
              )}
              {children}
            </main>
            <footer
              className="site-footer"
              hidden={handles.some((handle) => handle?.shell === 'without footer')}
            >
              {handles.map((handle) => handle?.Footer && <handle.Footer key="own" />)}
              <MiniFooter />
            </footer>
          </div>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {title}
        </p>
        <NetworkBanner />
      </LoginPromptProvider>
    </ToastProvider>
  );
}
