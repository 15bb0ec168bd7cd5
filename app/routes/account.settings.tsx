import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as settingsOverviewTexts from '../../core/texts/settings-overview.ts';
import { LogOutForm } from '../features/account/log-out-form.tsx';
import { ReadingGroup } from '../features/account/reading-group.tsx';
import { reading, settingsColumns } from '../features/account/settings-groups.server.ts';
import { SettingsList } from '../features/account/settings-list.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(settingsOverviewTexts.heading);

export const loader = page(async ({ core, viewer }) => {
  if (viewer.kind === 'visitor')
    return { signedIn: false, reading, columns: settingsColumns(viewer, undefined, false) };
  const [settings, moderates] = await Promise.all([core.viewSettings(viewer), core.isModerator(viewer)]);
  return { signedIn: true, reading, columns: settingsColumns(viewer, settings, moderates) };
});

export default function Settings() {
  const { signedIn, reading, columns } = useLoaderData<typeof loader>();
  return (
    <section className="settings-all">
      <h1>{settingsOverviewTexts.heading}</h1>
      <div className="settings-columns">
        {columns.map((groups, place) => (
          <div key={groups[0]?.heading} className="settings-column">
            {signedIn && place === 0 && <Myself />}
            {place === 0 && <ReadingGroup words={reading} />}
            {groups.map((group) => (
              <SettingsList key={group.heading} group={group} />
            ))}
            {signedIn && place === columns.length - 1 && (
              <div className="settings-end">
                <LogOutForm />
                <Link className="settings-delete" to="/account/delete-account">
                  {settingsOverviewTexts.deleteAccount}
                </Link>
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Who is logged in. The whole sheet leads to the profile. */
function Myself() {
  const { picture, fullName, username } = useRootData()?.viewer ?? {};
  return (
    <div className="settings-myself">
      <Avatar picture={picture} size={56} />
      <p>
        {fullName && <b dir="auto">{fullName}</b>}
        <span className="muted">
          {username && `@${username} · `}
          <Link to="/account/edit-account">{settingsOverviewTexts.editProfile}</Link>
        </span>
      </p>
      <Icon name="next" className="icon-small settings-arrow" />
    </div>
  );
}
