import { useLocation, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLiveUnread } from '../live/live-unread.ts';
import { useRootData } from '../root-data.ts';
import { Avatar } from './avatar.tsx';
import { GuardedLink } from './guarded-link.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { UnreadNotifications } from './unread-notifications.tsx';

interface Entry {
  readonly to: string;
  readonly words: string;
  readonly icon: IconName;
  readonly guarded?: boolean;
  /** Only where the bar is at the side. */
  readonly aside?: boolean;
}

const entries: readonly Entry[] = [
  { to: '/home', words: 'Home', icon: 'home' },
  { to: '/search', words: 'Search', icon: 'search' },
  { to: '/post', words: 'Post', icon: 'post', guarded: true },
  { to: '/messages', words: 'Messages', icon: 'messages', guarded: true },
  { to: '/saved', words: 'Saved', icon: 'save', guarded: true, aside: true },
  { to: '/account/settings', words: 'Settings', icon: 'settings', aside: true },
];

/** A bar at the bottom of a phone, at the side of anything wider. */
export function MainNavigation() {
  const viewer = useRootData()?.viewer;
  const unread = useUnread();
  return (
    <nav className="main-navigation" aria-label="Main">
      <ul className="navigation-list">
        {entries.map(({ to, words, icon, guarded = false, aside = false }) => (
          <li key={to} className={aside ? 'navigation-aside' : undefined}>
            <NavigationLink
              to={to}
              guarded={guarded}
              describedBy={to === '/messages' && unread > 0 ? 'unread' : undefined}
            >
              <span className="navigation-shape">
                <Icon name={icon} />
                {to === '/messages' && unread > 0 && (
                  <span className="badge" id="unread" aria-hidden="true">
                    {unread > 99 ? '99+' : unread}
                    <span className="visually-hidden"> unread</span>
                  </span>
                )}
              </span>
              <span className="navigation-words">{words}</span>
            </NavigationLink>
          </li>
        ))}
        <li className="navigation-profile">
          <NavigationLink to="/account" guarded>
            <span className="navigation-shape">
              <Avatar picture={viewer?.picture} size={24} />
              <UnreadNotifications />
            </span>
            <span className="navigation-words">{viewer?.username ?? 'You'}</span>
          </NavigationLink>
        </li>
      </ul>
    </nav>
  );
}

function NavigationLink({
  to,
  guarded,
  describedBy,
  children,
}: {
  to: string;
  guarded: boolean;
  describedBy?: string | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const current = isCurrent(to, pathname);
  const shared = {
    className: 'navigation-link',
    'aria-current': current ? ('page' as const) : undefined,
    'aria-describedby': describedBy,
  };
  return guarded ? (
    <GuardedLink to={to} {...shared}>
      {children}
    </GuardedLink>
  ) : (
    <a href={to} {...shared}>
      {children}
    </a>
  );
}

function isCurrent(to: string, pathname: string): boolean {
  if (to === '/home') return pathname === '/' || pathname === '/home';
  if (to === '/account') return pathname.startsWith('/account') && pathname !== '/account/settings';
  if (to === '/messages') return pathname === to || pathname.startsWith('/chat');
  return pathname === to;
}

/** How many messages the person has not read. A page that marks some as read knows better than the layout around it. */
function useUnread(): number {
  const live = useLiveUnread();
  const shell = useRootData()?.unread ?? 0;
  const page = useMatches().at(-1)?.data as { readonly unread?: number } | null | undefined;
  return live ?? page?.unread ?? shell;
}
