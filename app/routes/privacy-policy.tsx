import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { SiteName } from '../components/site-name.tsx';
import { SupportEmail } from '../components/support-email.tsx';
import { TextPage } from '../components/text-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    path: '/privacy-policy',
    description: 'What we keep about you, who can see it, and your rights under Ugandan law.',
  });

export default function PrivacyPolicy() {
  return (
    <TextPage title="Privacy Policy">
      <p>
        <SiteName /> keeps what it needs to run a marketplace, and no more. There is no advertising network,
        no outside tracker and no sale of data. This page follows Uganda’s Data Protection and Privacy Act,
        2019.
      </p>

      <h2>What we keep, and who sees it</h2>
      <dl className="facts">
        <dt>Everybody sees</dt>
        <dd>
          your full name, username, picture, bio and the month you joined; your adverts with their photos,
          price and place; your comments.
        </dd>
        <dt>Only you see</dt>
        <dd>
          your email address, phone number, address and date of birth; what you like and what you save. Others
          see how many likes there are, not whose.
        </dd>
        <dt>Only you and the other person see</dt>
        <dd>the messages that you write to each other. Neither sees the other’s email address.</dd>
        <dt>Only you and the payment provider see</dt>
        <dd>
          that you paid to promote an advert. The provider is told your full name, email address, the advert’s
          title and the amount, and asks you for the rest itself; we never see a PIN or a card.
        </dd>
        <dt>Google sees, if you sign in with Google</dt>
        <dd>
          that you signed in to <SiteName />. From Google we get your email address, your name and a number
          that stands for your Google account, and keep them with your account.
        </dd>
        <dt>Nobody sees</dt>
        <dd>your password. We keep only a scrambled form of it (Argon2id) that cannot be turned back.</dd>
      </dl>
      <p>
        Those who run the site can reach what is stored in order to keep it working, to deal with reports, and
        where the law demands it.
      </p>

      <h2>Photos</h2>
      <p>
        Phones write the place and time into a photo. We remove that from every photo before anybody can see
        it. Your own copy is not changed.
      </p>

      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in. It ends when you have not visited for 30 days, after 90 days, when you
        log out, or, without “Stay signed in”, when you close the browser. Another lets your device be known
        again when you log in, to each account that has logged in on it: strangers who guess your password
        cannot lock you out there, and we mail you about log-ins on other devices. It lasts 400 days, opens
        nothing by itself, and is worthless once you choose a new password. Three short-lived ones carry a
        message to the next page, lead you back to what you wrote when your log-in had ended, and to the like,
        save or comment that waits for you to log in; we keep those two for a day at most. Signing in with
        Google keeps one named <code>google</code> for the few minutes until you are back. There are no
        others. A message that waits for the network is kept in your browser until it is sent, you take it
        back or you log out.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>Your account and adverts: until you delete them.</li>
        <li>A deleted advert: its photos, comments and likes are deleted with it.</li>
        <li>
          Messages: until both of you have deleted your accounts. When one has, the other still reads them,
          under “Deleted user”.
        </li>
        <li>
          Where you are logged in: the kind of browser, such as “Chrome on Android”, and when it was last
          used, until that log-in ends; only that it was yours, for up to a month longer.
        </li>
        <li>
          Payments for promoting an advert: amount, reference and date stay in the books. When your account is
          deleted they no longer say whose they were.
        </li>
        <li>
          Links that we mail you, to verify your email or choose a password: only a fingerprint of each, until
          it is used or its hour or day is over.
        </li>
        <li>Text and photos of a form that you did not finish: one day.</li>
        <li>
          What you send with <Link to="/report-problem">Report a Problem</Link> or{' '}
          <Link to="/suggestions">Suggestions</Link>: as long as we need it to answer and to learn from it.
        </li>
      </ul>

      <h2>What the server notes</h2>
      <p>
        For each page: the time, its address without search words, whether it worked, how long it took, your
        account’s number if you are logged in, and a shortened internet address that names hundreds of
        households rather than yours. Failed log-ins, changes to how you log in, and what was refused because
        it came too often are noted in the same way, so that attacks can be seen and stopped. None of it
        carries your name, email address, or anything that you wrote. It is kept for at most 30 days, and
        longer only where an attack has to be looked into. Your browser also reports how fast the page felt,
        without saying whose it is.
      </p>

      <h2>Your rights</h2>
      <p>
        Under the Act you may see what is kept about you, have it corrected or deleted, object to its use, and
        take back your agreement. You can change your profile under{' '}
        <Link to="/account/edit-account">Edit Profile</Link> and delete adverts in{' '}
        <Link to="/account">your account</Link>. Under <Link to="/account/data">Your data</Link> you can
        download a copy of everything, and <Link to="/account/delete-account">Delete account</Link> removes
        it. For anything else write to <SupportEmail />.
      </p>
      <p>
        If you are not content with our answer, you may complain to the Personal Data Protection Office of
        Uganda.
      </p>

      <h2>Children</h2>
      <p>Accounts are for people of 18 years or older.</p>
    </TextPage>
  );
}
