import { mailChoices, usualMailChoices } from '../entities/mail-choices.ts';
import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { maxSessions } from './limits.ts';
import { hasEnded } from './living-session.ts';
import { viewCredentials } from './view-credentials.ts';

interface Settings {
  readonly email: string;
  readonly signsInWithGoogle: boolean;
  readonly twoStep: boolean;
  /** On how many devices the viewer is signed in. */
  readonly devices: number;
  /** Whether buyers may use the viewer's number; both false without a profile. */
  readonly callMe: boolean;
  readonly whatsappMe: boolean;
  readonly savedSearches: number;
  /** How many of the kinds of mail the viewer wants. */
  readonly mails: { readonly chosen: number; readonly all: number };
}

/** What the settings of the viewer's account are at present: one query for each kind. */
export async function viewSettings(
  ports: Pick<
    Ports,
    'accounts' | 'secondFactors' | 'sessions' | 'profiles' | 'savedSearches' | 'mailChoices' | 'clock'
  >,
  viewer: Viewer,
): Promise<Settings> {
  const { accountId } = requireAccount(viewer);
  const [{ email, signsInWithGoogle }, factor, sessions, profile, searches, chosen] = await Promise.all([
    viewCredentials(ports, viewer),
    ports.secondFactors.of(accountId),
    ports.sessions.listOf(accountId, maxSessions),
    ports.profiles.byAccountId(accountId),
    ports.savedSearches.ofAccount(accountId),
    ports.mailChoices.of(accountId),
  ]);
  const now = ports.clock.now();
  const mails = chosen ?? usualMailChoices;
  return {
    email,
    signsInWithGoogle,
    twoStep: factor?.onSince !== undefined,
    devices: sessions.filter((session) => !hasEnded(session, now)).length,
    callMe: profile?.callMe ?? false,
    whatsappMe: profile?.whatsappMe ?? false,
    savedSearches: searches.length,
    mails: { chosen: mailChoices.filter((name) => mails[name]).length, all: mailChoices.length },
  };
}
