import { useLocation, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as navigationTexts from '../../../core/texts/main-navigation.ts';
import { liveUnread } from '../../browser/live/live-unread.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import { type RootData, useRootData } from '../../rendering/root-data.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { GuardedLink } from '../../ui/guarded-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

interface Entry {
  readonly to: string;
  readonly words: string;
  readonly icon: IconName;
  readonly guarded?: boolean;
  /** Shown only in the bar at the side. */
  readonly aside?: boolean;
}

const entries: readonly Entry[] = [
  { to: '/home', words: navigationTexts.home, icon: 'home' },
  { to: '/search', words: navigationTexts.search, icon: 'search' },
  { to: '/post', words: navigationTexts.post, icon: 'post', guarded: true },
  { to: '/messages', words: navigationTexts.messages, icon: 'messages', guarded: true },
  { to: '/saved', words: navigationTexts.saved, icon: 'save', guarded: true, aside: true },
  { to: '/account/settings', words: navigationTexts.settings, icon: 'settings', aside: true },
];

/** A bar at the bottom of a phone, at the side of anything wider. */
export function MainNavigation() {
  const given = { current: currentEntry(useLocation().pathname), unread: useUnread() };
  return (
    <Fragment
      as="nav"
      className="main-navigation"
      aria-label={navigationTexts.name}
      of={NavigationList}
      given={given}
      sees={seenByNavigation}
    />
  );
}

function seenByNavigation({ viewer, unreadNotifications, lite, narrowCopies, pictureBase }: RootData) {
  return { viewer, unreadNotifications, lite, narrowCopies, pictureBase };
}

interface ListProps {
  /** The entry to which the page belongs. */
  readonly current: string;
  readonly unread: number;
}

function NavigationList({ current, unread }: ListProps) {
  const { viewer, unreadNotifications } = useRootData() ?? {};
  return (
    <ul className="navigation-list">
      {entries.map(({ to, words, icon, guarded = false, aside = false }) => (
        <li key={to} className={aside ? 'navigation-aside' : undefined}>
          <NavigationLink
            to={to}
            current={to === current}
            guarded={guarded}
            words={words}
            unread={to === '/messages' ? unread : undefined}
          >
            <Icon name={icon} />
          </NavigationLink>
        </li>
      ))}
      <li className="navigation-profile">
        <NavigationLink
          to="/account"
          current={current === '/account'}
          guarded
          words={viewer?.username ?? navigationTexts.you}
          unread={unreadNotifications}
        >
          <Avatar picture={viewer?.picture} size={24} />
        </NavigationLink>
      </li>
    </ul>
  );
}

/** A screen reader hears the number of unread items as the link's description, after its name. */
function NavigationLink({
  to,
  current,
  guarded,
  words,
  unread,
  children,
}: {
  to: string;
  current: boolean;
  guarded: boolean;
  words: string;
  unread?: number | undefined;
  children: ReactNode;
}) {
  const shared = {
    'aria-current': current ? ('page' as const) : undefined,
    'aria-describedby': unread ? to : undefined,
    className: 'navigation-link',
    children: (
      <>
        <span className="navigation-shape">
          {children}
          {!!unread && (
            <span id={to} className="badge" aria-hidden="true">
              {unread > 99 ? '99+' : unread}
              <span className="visually-hidden">{` ${navigationTexts.unread}`}</span>
            </span>
          )}
        </span>
        <span className="navigation-words">{words}</span>
      </>
    ),
  };
  return guarded ? <GuardedLink to={to} {...shared} /> : <a href={to} {...shared} />;
}

/** The path of the entry to which a page belongs; empty if it belongs to none. */
function currentEntry(pathname: string): string {
  if (pathname === '/') return '/home';
  if (pathname.startsWith('/chat')) return '/messages';
  const entry = entries.find(({ to }) => to === pathname)?.to;
  return entry ?? (pathname.startsWith('/account') ? '/account' : '');
}

/**
 * The number of unread messages. The page's number comes before the layout's, because a page may have marked messages
 * as read.
 */
function useUnread(): number {
  const live = liveUnread.useValue();
  const shell = useRootData()?.unread ?? 0;
  const page = useMatches().at(-1)?.data as { readonly unread?: number } | null | undefined;
  return live ?? page?.unread ?? shell;
}
