import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { LogOutForm } from '../features/account/log-out-form.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/personal.css?url';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { titled } from '../ui/page-meta.ts';

interface Entry {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
}

const editProfile: Entry = { to: '/account/edit-account', name: 'Edit Profile', icon: 'edit' };

const entries: readonly Entry[] = [
  { to: '/notifications', name: 'Notifications', icon: 'bell' },
  { to: '/help', name: 'Help', icon: 'help' },
  { to: '/faqs', name: 'FAQs', icon: 'comments' },
  { to: '/privacy-policy', name: 'Privacy Policy', icon: 'shield' },
  { to: '/terms-conditions', name: 'Terms & Conditions', icon: 'document' },
  { to: '/report-problem', name: 'Report a Problem', icon: 'flag' },
  { to: '/suggestions', name: 'Suggestions', icon: 'idea' },
  { to: '/about-us', name: 'About Us', icon: 'about' },
];

const moderation: Entry = { to: '/moderation', name: 'Moderation', icon: 'flag' };

const google: Entry = { to: '/account/google', name: 'Signed in with Google', icon: 'person' };

const accountEntries: readonly Entry[] = [
  { to: '/account/email', name: 'Email address', icon: 'email' },
  { to: '/account/password', name: 'Password', icon: 'shield' },
  { to: '/account/two-step', name: 'Two-step login', icon: 'shield' },
  { to: '/account/devices', name: 'Devices', icon: 'phone' },
  { to: '/account/data', name: 'Your data', icon: 'document' },
  { to: '/account/delete-account', name: 'Delete account', icon: 'delete' },
];

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Settings');

export const loader = page(async ({ core, viewer }) => {
  if (viewer.kind === 'visitor') return { signedIn: false, signsInWithGoogle: false, moderates: false };
  const { signsInWithGoogle } = await core.viewCredentials(viewer);
  return { signedIn: true, signsInWithGoogle, moderates: await core.isModerator(viewer) };
});

export default function Settings() {
  const { signedIn, signsInWithGoogle, moderates } = useLoaderData<typeof loader>();
  return (
    <section className="settings">
      <h1>Settings</h1>
      <EntryList entries={signedIn ? [editProfile, ...entries] : entries} />
      {moderates && <EntryList entries={[moderation]} />}
      {signedIn && (
        <>
          <h2>Your account</h2>
          <EntryList entries={signsInWithGoogle ? [google, ...accountEntries] : accountEntries} />
          <LogOutForm />
        </>
      )}
    </section>
  );
}

/** A screen reader hears the number of unread notifications as the link's description, after its name. */
function EntryList({ entries }: { entries: readonly Entry[] }) {
  const unreadNotifications = useRootData()?.unreadNotifications ?? 0;
  return (
    <ul className="settings-list">
      {entries.map(({ to, name, icon }) => {
        const unread = to === '/notifications' ? unreadNotifications : 0;
        return (
          <li key={to}>
            <Link to={to} aria-describedby={unread > 0 ? 'unread' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
              {unread > 0 && (
                <span id="unread" className="badge" aria-hidden="true">
                  {unread > 99 ? '99+' : unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
              <Icon name="next" className="settings-arrow" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
