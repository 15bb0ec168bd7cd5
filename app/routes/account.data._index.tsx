import type { LinksFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { requireAccount } from '../../core/shared/require-user.ts';
import * as yourDataTexts from '../../core/texts/your-data.ts';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { Icon } from '../ui/icon.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(yourDataTexts.heading);

export const loader = page(({ viewer }) => {
  requireAccount(viewer);
  return null;
});

export default function Data() {
  return (
    <SettingsPage title={yourDataTexts.heading}>
      <div className="settings-sheet">
        <div className="prose">
          <p>{yourDataTexts.everything}</p>
          <p>{yourDataTexts.oneFile}</p>
        </div>
        <form method="post" action="/account/data/download">
          <button type="submit" className="button">
            <Icon name="document" />
            {yourDataTexts.download}
          </button>
        </form>
        <p className="muted">
          <Said
            text={yourDataTexts.toDelete}
            parts={{ delete: (words) => <Link to="/account/delete-account">{words}</Link> }}
          />
        </p>
      </div>
    </SettingsPage>
  );
}
