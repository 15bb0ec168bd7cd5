import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { Picture } from '../../core/entities/picture.ts';

/** The viewer, as far as their own browser may know. */
export interface ShownViewer {
  /** `account`: logged in, but the account is not set up yet. */
  readonly kind: 'visitor' | 'account' | 'user';
  /** The account's id; visitors have none. */
  readonly id?: string;
  readonly username?: string;
  readonly fullName?: string;
  readonly picture?: Picture | undefined;
}

/** A message that one page shows once. */
export interface Flash {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** What failed beside the success that `text` reports. */
  readonly problem?: string;
  /** The message says where the confirmation link was sent: the banner about the address shows it. */
  readonly confirms?: true;
  /** The fields of a form that restores what was deleted. The page has that form and reports the deletion itself. */
  readonly undo?: Readonly<Record<string, string>>;
}

/** The data of the root's loader. */
export interface RootData {
  readonly viewer: ShownViewer;
  /** The viewer's email address is not confirmed. */
  readonly unverified: boolean;
  /** Unread messages of a signed-in user. */
  readonly unread?: number;
  /** Id of the last event that this page's data includes. */
  readonly lastEventId?: string;
  /** Counted to one more than the highest number shown. */
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
  /** Base address of pictures that browsers fetch elsewhere; undefined: the site serves all pictures. */
  readonly pictureBase: string | undefined;
  /** All pictures have narrow copies. */
  readonly narrowCopies: boolean;
  /**
   * The page comes without script and pictures. What is only for such pages stands behind `import.meta.env.SSR`, so
   * that browsers do not load it.
   */
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
 * The data that all pages have: the viewer, the site's names, a flash message, and whether script is wanted.
 * Undefined only on an error page before anything was loaded. Inside a `Fragment`: only what the fragment sees.
 */
export function useRootData(): RootData | undefined {
  return useContext(RootDataContext);
}

let lastKnown: RootData | undefined;

/**
 * The root's data for the document. If a page could not be loaded, the data of the page before: a bad connection logs
 * nobody out.
 */
export function useLoadedRoot(): RootData | undefined {
  const loaded = useRouteLoaderData('root') as RootData | undefined;
  // Not kept on the server, which renders pages of many people.
  if (typeof document === 'undefined') return loaded;
  if (loaded !== undefined) lastKnown = loaded;
  else if (lastKnown?.requestId !== undefined)
    lastKnown = { ...lastKnown, flash: undefined, requestId: undefined };
  return lastKnown;
}
