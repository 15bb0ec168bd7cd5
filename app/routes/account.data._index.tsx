import type { LinksFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { requireAccount } from '../../core/shared/require-user.ts';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { Icon } from '../ui/icon.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Your data');

export const loader = page(({ viewer }) => {
  requireAccount(viewer);
  return null;
});

export default function Data() {
  return (
    <SettingsPage title="Your data">
      <div className="settings-sheet">
        <div className="prose">
          <p>
            Everything we keep about you: your account and profile, adverts with their photos, comments,
            likes, saved adverts and searches, the sellers you follow, messages with their photos, ratings,
            payments, devices, and what you have sent us.
          </p>
          <p>
            It is one zip file. It can be large if you have many photos, so use Wi-Fi if data is expensive.
            Keep it safe: it includes your messages.
          </p>
        </div>
        <form method="post" action="/account/data/download">
          <button type="submit" className="button">
            <Icon name="document" />
            Download my data
          </button>
        </form>
        <p className="muted">
          To delete your account, see <Link to="/account/delete-account">Delete account</Link>.
        </p>
      </div>
    </SettingsPage>
  );
}
