import type { LinksFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { SupportEmail } from '../features/site/support-email.tsx';
import { LegalPage } from '../features/site/text-page.tsx';
import stylesheet from '../styles/pages.css?url';
import { titled } from '../ui/page-meta.ts';
import { SiteName } from '../ui/site-name.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Privacy Policy', {
  path: '/privacy-policy',
  description: 'What we keep about you, who can see it, and your rights under Ugandan law.',
});

export default function PrivacyPolicy() {
  return (
    <LegalPage title="Privacy Policy">
      <p>
        <SiteName /> keeps only what it needs to run a marketplace. We use no advertising networks or outside
        trackers, and do not sell data. This policy follows Uganda’s Data Protection and Privacy Act, 2019.
      </p>

      <h2>What we keep, and who can see it</h2>
      <dl className="facts">
        <dt>Everyone can see</dt>
        <dd>
          your full name, username, picture, bio and the month you joined; your adverts with their photos,
          price and what it is for, kind of goods, for two weeks the price before it fell, place, ways of
          delivery, and the National Drug Authority number that you give, while it is valid; your comments;
          your ratings of people you dealt with, once they are shown, their ratings of you, and your answers
          to them.
        </dd>
        <dt>People with a confirmed email address can see, if you let buyers call or write to you</dt>
        <dd>
          your phone number, when they press “Call” or “WhatsApp” on one of your adverts. You can change that
          under <Link to="/account/edit-account">Edit Profile</Link>.
        </dd>
        <dt>Only you can see</dt>
        <dd>
          your email address, address and date of birth, and your phone number otherwise; what you like and
          what you save, adverts and searches; which sellers you follow; whom you have blocked; your
          notifications, and which emails and language you have chosen. Others see how many likes there are,
          but not whose; a seller sees how many people follow them, but not who.
        </dd>
        <dt>Only you and the other person can see</dt>
        <dd>
          the messages you write to each other, with their photos, which of them the other has read, and who
          bought an advert, if its seller says so. Neither of you sees the other’s email address.
        </dd>
        <dt>Only you and the payment provider can see</dt>
        <dd>
          that you paid to promote an advert. We give the provider your full name, email address, the advert’s
          title and the amount. It asks you for the rest itself; we never see a PIN or card number.
        </dd>
        <dt>Google can see, if you sign in with Google</dt>
        <dd>
          that you signed in to <SiteName />. Google gives us your email address, your name and a number that
          identifies your Google account; we keep them with your account.
        </dd>
        <dt>Only you and the moderators can see</dt>
        <dd>
          what you report, and what you write to us when something of yours is hidden. The people you report
          are not told that it was you. Moderators see adverts, comments, profiles and messages that were
          reported, messages with their photos. They find your account also by how your email address begins,
          but do not see the address.
        </dd>
        <dt>Nobody can see</dt>
        <dd>
          your password and recovery codes. We keep only a scrambled form of them (Argon2id) that cannot be
          unscrambled. If you use two-step login, we keep the key of your authenticator app encrypted.
        </dd>
      </dl>
      <p>
        The people who run the site can access stored data to keep the site working, to deal with reports, and
        where the law requires it.
      </p>

      <h2>Photos</h2>
      <p>
        Phones store the place and time in a photo. We remove both from every photo before anyone can see it.
        Your own copy does not change.
      </p>
      <p>
        For each photo of an advert or profile we keep a short code (64 bits) that describes what it looks
        like, for as long as we keep the photo. If it looks like one in somebody else’s advert, a moderator
        compares the two, because photos are sometimes stolen.
      </p>

      <p>
        “Use my location” asks your browser where you are, which asks you first. The page works out the
        nearest district on your phone or computer and sends us, once you press “Show”, only the name of that
        district. Your coordinates never leave your device.
      </p>

      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in. It ends after 90 days, after 30 days without a visit, when you log
        out, or, without “Stay signed in”, when you close the browser. Another remembers which accounts have
        logged in on this device, so that strangers trying to guess your password cannot lock you out here,
        and we can email you about log-ins on other devices. It lasts 400 days, gives no access by itself, and
        stops working once you choose a new password. One brings back what you wrote when your log-in had
        ended, until you send or discard it, for 30 days at most. Two short-lived cookies carry a message to
        the next page, and remember the like, save, follow or comment to finish once you log in, for a day at
        most. With two-step login, one remembers for ten minutes that your password was right, until you enter
        the code. Signing in with Google uses one for the few minutes until you return. After you send
        something, one makes sure for two seconds that you see it. If you choose to see adverts as a list, one
        remembers that for a year. If you choose a district under “Near”, one remembers it for a year, or
        until you choose “Anywhere”. If you turn Lite on or off, one remembers that for a year. Once you
        choose a language, sign up or log in, one remembers your language for a year. One counts the days on
        which you opened Home, up to three, because installing the site is not offered before; it lasts a
        year. If you do not want to install it, one remembers that for 400 days. There are no others. What you
        write or choose without a network is kept in your browser until it is sent, you cancel it or you log
        out. Your browser also keeps the last adverts and conversations that you have seen, to show them
        without a network, until you log out.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>Your account and adverts, including those that are sold or have ended: until you delete them.</li>
        <li>
          Ratings of you: until you delete your account. Your ratings of others: until they delete theirs; if
          you delete yours first, under the name “Deleted user”. Nobody else sees a rating until you have both
          rated or 7 days have passed.
        </li>
        <li>
          Who bought an advert, if its seller said so: until one of you deletes their account, the advert is
          deleted or available again, or the seller says otherwise.
        </li>
        <li>A deleted advert: its photos, comments and likes are deleted with it.</li>
        <li>
          Messages and their photos: until both of you have deleted your accounts. If only one has, the other
          can still read them, under the name “Deleted user”. A photo that you chose and did not send: one
          day.
        </li>
        <li>
          If moderators have banned your account, others read “Removed by moderators” in place of your name,
          and see nothing else of your profile.
        </li>
        <li>
          Notifications: 60 days, and no longer than the advert or comment they are about. We also email them
          to the address you have confirmed, unless you choose otherwise under{' '}
          <Link to="/notifications">Notifications</Link>; those emails do not contain what others write to
          you.
        </li>
        <li>
          If you have a device notified: an address at its browser’s push service, such as Google’s, Mozilla’s
          or Apple’s, and the keys to encrypt for it, until you log out there or stop it. What we send does
          not contain what others write to you, and the push service cannot read it.
        </li>
        <li>
          What moderators decide about your account, such as a warning, with the reason and what you answer:
          until you delete your account. A record of what moderators did, when, to what and why is kept for
          ever, with numbers instead of names.
        </li>
        <li>
          Where you are logged in: the kind of browser, such as “Chrome on Android”, and when it was last
          used, until that log-in ends. For up to a month after that, we keep only that it was yours.
        </li>
        <li>
          Payments for promoting an advert: we keep the amount, reference and date. Once your account is
          deleted, they no longer show who paid.
        </li>
        <li>
          Links that we email you, to confirm your email address or choose a password: only a fingerprint of
          each, until it is used or has expired.
        </li>
        <li>
          What you wrote in a form while you were logged out, or while somebody else was logged in on the same
          device: until you send or discard it, for 30 days at most, without its photos. A comment, like or
          save that waits for you to log in: one day at most. Photos of a form that was not accepted: one day.
          The draft of an advert: 30 days after you last changed it, or until you discard it.
        </li>
        <li>
          How soon you usually answer people who write to you first: worked out each night from the last 60
          days, and shown on your profile and adverts once five people have written.
        </li>
        <li>
          How often an advert was viewed: until the advert is deleted. To count you only once a day, we make a
          code from your account, or from your internet address and browser, with a key for that day. We
          delete both the following night; after that, nobody can tell who viewed what.
        </li>
        <li>
          Reports: two years, with a copy of what was reported. If you delete your account, we keep yours
          without saying who sent them.
        </li>
        <li>
          What you send with <Link to="/report-problem">Report a Problem</Link> or{' '}
          <Link to="/suggestions">Suggestions</Link>: as long as we need it to answer you and improve the
          site.
        </li>
      </ul>

      <h2>What the server records</h2>
      <p>
        For each page: the time, its address without search words, whether it worked, how long it took, your
        account’s number if you are logged in, and a shortened internet address shared by hundreds of
        households. In the same way we record failed log-ins, changes to how you log in, and requests refused
        for coming too often, so that we can see and stop attacks. None of it contains your name, email
        address or anything you wrote. We keep it for at most 30 days, and longer only to look into an attack.
        Your browser also reports how fast the page was, without saying who you are.
      </p>

      <h2>Your rights</h2>
      <p>
        Under the Act you may see what we keep about you, have it corrected or deleted, object to its use, and
        withdraw your consent. You can change your profile under{' '}
        <Link to="/account/edit-account">Edit Profile</Link> and delete adverts in{' '}
        <Link to="/account">your account</Link>. Under <Link to="/account/data">Your data</Link> you can
        download a copy of everything, and <Link to="/account/delete-account">Delete account</Link> deletes
        it. For anything else, write to <SupportEmail />.
      </p>
      <p>
        If you are not satisfied with our answer, you may complain to the Personal Data Protection Office of
        Uganda.
      </p>

      <h2>Children</h2>
      <p>You must be 18 or older to have an account.</p>
    </LegalPage>
  );
}
