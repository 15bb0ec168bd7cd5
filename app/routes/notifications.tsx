import { Link } from '@remix-run/react';
import { SiteName } from '../components/site-name.tsx';
import { TextPage } from '../components/text-page.tsx';
import { titled } from '../page-meta.ts';

export const meta = titled('Notifications', { path: '/notifications' });

export default function Notifications() {
  return (
    <TextPage title="Notifications">
      <p>
        <SiteName /> does not send notifications yet, by SMS, by email or to your phone’s screen, so there is
        nothing to switch on or off here.
      </p>
      <p>
        While you are on the site, a number beside <Link to="/messages">Messages</Link> shows how many you
        have not read. <Link to="/account">Your account</Link> shows how many likes your adverts have.
        Comments are under each advert, newest first.
      </p>
      <p>
        If someone writes, calls or texts in our name to ask for a password, a PIN or money, it is not us.
        Please <Link to="/report-problem">tell us</Link>.
      </p>
    </TextPage>
  );
}
