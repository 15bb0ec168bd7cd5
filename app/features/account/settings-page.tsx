import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as settingsPageTexts from '../../../core/texts/settings-page.ts';
import { Icon } from '../../ui/icon.tsx';

/** One page of the settings, with the way back to all of them. Its route links the stylesheet of the settings. */
export function SettingsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="settings-page">
      <p>
        <Link className="settings-back" to="/account/settings">
          <Icon name="back" className="icon-small" />
          {settingsPageTexts.back}
        </Link>
      </p>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
