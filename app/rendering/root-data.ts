import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { Picture } from '../../core/entities/picture.ts';

/** Whoever looks, as far as their own browser may know it. */
export interface ShownViewer {
  /** `account`: logged in, but the account is not set up yet. */
  readonly kind: 'visitor' | 'account' | 'user';
  /** The account's; visitors have none. */
  readonly id?: string;
  readonly username?: string;
  readonly fullName?: string;
  readonly picture?: Picture | undefined;
}

/** A message that one page shows once. */
export interface Flash {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** What went wrong in addition to what was done. */
  readonly problem?: string;
  /** It says where the link is by which the person confirms their address: the banner about that shows it. */
  readonly confirms?: true;
  /** The fields of a form that brings back what was deleted. The page has that form, and says itself what was done. */
  readonly undo?: Readonly<Record<string, string>>;
}

/** What the root's loader returns. */
export interface RootData {
  readonly viewer: ShownViewer;
  /** The viewer's email address is not confirmed. */
  readonly unverified: boolean;
  /** Unread messages of a signed-in user. */
  readonly unread?: number;
  /** The last event that this page's data include. */
  readonly lastEventId?: string;
  /** Counted up to one more than is shown as a number. */
  readonly unreadNotifications?: number;
  /** Google is configured. */
  readonly google: boolean;
  readonly site: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    /** The site's origin, without a slash at the end. */
    readonly publicUrl: string;
  };
  readonly flash: Flash | undefined;
  /** The address below which browsers fetch pictures themselves; undefined: from the site. */
  readonly pictureBase: string | undefined;
  /** All pictures have narrow copies. */
  readonly narrowCopies: boolean;
  /** The browser asks for pages that save data. */
  readonly lite: boolean;
  /** The viewer wants adverts as a list, not as a grid. */
  readonly asList: boolean;
  /** When the page was made. */
  readonly now: Date;
  readonly requestId: string | undefined;
}

/** The document provides it, and each fragment anew with what it sees. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/**
 * What every page knows: who is viewing and how, the site's own names, a flash message, and whether script is wanted.
 * Undefined only on an error page before anything loaded. In a `Fragment`: what that sees, and nothing else.
 */
export function useRootData(): RootData | undefined {
  return useContext(RootDataContext);
}

let lastKnown: RootData | undefined;

/**
 * The same for the document itself. Where a page could not be loaded it is what the one before knew: a bad connection logs
 * nobody out.
 */
export function useLoadedRoot(): RootData | undefined {
  const loaded = useRouteLoaderData('root') as RootData | undefined;
  // The server renders pages of many people.
  if (typeof document === 'undefined') return loaded;
  if (loaded !== undefined) lastKnown = loaded;
  else if (lastKnown?.requestId !== undefined)
    lastKnown = { ...lastKnown, flash: undefined, requestId: undefined };
  return lastKnown;
}
