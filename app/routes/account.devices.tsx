import type { LinksFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import * as devicesTexts from '../../core/texts/devices.ts';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { endSession } from '../requests/cookies.server.ts';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(devicesTexts.heading);

export const loader = page(async ({ core, viewer, session }) => {
  const devices = await core.listDevices(viewer, session.token);
  return { devices: devices.map((device) => ({ ...device, name: said(device.name) })) };
});

type Device = Awaited<ReturnType<typeof loader>>['devices'][number];

export const action = form(async ({ core, viewer, request, session, fields, done }) => {
  switch (fields['logOut']) {
    case 'everywhere':
      await core.logOutEverywhere(viewer);
      return endSession(request, '/login');
    case 'others':
      await core.logOutEverywhere(viewer, { exceptToken: session.token });
      return done('/account/devices', devicesTexts.othersLoggedOut);
    default:
      await core.logOutDevice(viewer, fields['device'] ?? '');
      return done('/account/devices', devicesTexts.loggedOut);
  }
});

export const clientAction = keepForm();

export default function Devices() {
  const { devices } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={devicesTexts.heading}>
      <p className="muted small">{devicesTexts.explained}</p>
      <ul className="device-list">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="settings-sheet">
        {devices.length > 1 && (
          <EntryForm>
            <input type="hidden" name="logOut" value="others" />
            <SubmitButton className="button button-quiet">{devicesTexts.logOutOthers}</SubmitButton>
          </EntryForm>
        )}
        <Form method="post" reloadDocument className="form">
          <input type="hidden" name="logOut" value="everywhere" />
          <p className="muted" id="everywhere">
            {devicesTexts.everywhereExplained}
          </p>
          <button type="submit" className="button button-danger" aria-describedby="everywhere">
            <Icon name="logOut" />
            {devicesTexts.logOutEverywhere}
          </button>
        </Form>
      </div>
    </SettingsPage>
  );
}

function DeviceRow({ device }: { device: Device }) {
  return (
    <li className="device">
      <div>
        <h2>{device.name}</h2>
        <p className="muted">
          {device.current ? (
            devicesTexts.thisOne
          ) : (
            <Said
              text={devicesTexts.lastSeen}
              parts={{ time: () => <RelativeTime at={device.lastSeenAt} /> }}
            />
          )}
          {' · '}
          <Said
            text={devicesTexts.loggedIn}
            parts={{ time: () => <RelativeTime at={device.signedInAt} /> }}
          />
        </p>
      </div>
      {!device.current && (
        <EntryForm failure={null}>
          <input type="hidden" name="device" value={device.id} />
          <SubmitButton className="button button-quiet">
            <Said
              text={devicesTexts.logOut({ device: device.name })}
              parts={{ spoken: (words) => <span className="visually-hidden">{words}</span> }}
            />
          </SubmitButton>
        </EntryForm>
      )}
    </li>
  );
}

export { PageFailure as ErrorBoundary };
