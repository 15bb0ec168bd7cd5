import { Link } from '@remix-run/react';
import * as settingsOverviewTexts from '../../../core/texts/settings-overview.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Said } from '../../ui/said.tsx';

export interface SettingsRow {
  readonly to: string;
  readonly name: string;
  readonly icon?: IconName | undefined;
  /** Instead of `icon`, the address of a drawing that few pages show. */
  readonly drawing?: string | undefined;
  /** How it is set at present. */
  readonly value?: string | undefined;
  /** Its page is a document of its own. */
  readonly alone?: boolean | undefined;
}

export interface SettingsGroup {
  readonly heading: string;
  readonly rows: readonly SettingsRow[];
}

/** A screen reader hears the number of unread notifications as the link's description, after its name. */
export function SettingsList({ group: { heading, rows } }: { group: SettingsGroup }) {
  const unreadNotifications = useRootData()?.unreadNotifications ?? 0;
  return (
    <section className="settings-group">
      <h2>{heading}</h2>
      <ul className="settings-list">
        {rows.map(({ to, name, icon, drawing, value, alone }) => {
          const unread = to === '/notifications' ? unreadNotifications : 0;
          return (
            <li key={to}>
              <Link
                to={to}
                reloadDocument={alone === true}
                aria-describedby={unread > 0 ? 'unread' : undefined}
              >
                {icon && <Icon name={icon} />}
                {drawing && (
                  <svg className="icon" aria-hidden="true">
                    <use href={drawing} />
                  </svg>
                )}
                <span className="settings-name">{name}</span>
                {value !== undefined && <span className="settings-value">{value}</span>}
                {unread > 0 && (
                  <span id="unread" className="badge" aria-hidden="true">
                    <Said
                      text={settingsOverviewTexts.unread({ number: unread > 99 ? '99+' : unread })}
                      parts={{ spoken: (words) => <span className="visually-hidden">{words}</span> }}
                    />
                  </span>
                )}
                <Icon name="next" className="icon-small settings-arrow" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
