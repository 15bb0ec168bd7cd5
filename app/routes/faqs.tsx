import type { LinksFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import {
  advertDays,
  endNoticeDays,
  maxPictures,
  renewalPauseDays,
  topAdvertDays,
} from '../../core/adverts/limits.ts';
import { maxPictureMegabytes } from '../../core/pictures/limits.ts';
import { TextPage } from '../features/site/text-page.tsx';
import stylesheet from '../styles/questions.css?url';
import { titled } from '../ui/page-meta.ts';
import { SiteName } from '../ui/site-name.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('FAQs', {
  path: '/faqs',
  description: 'Short answers about posting, paying, photos and your account.',
});

export default function Faqs() {
  return (
    <TextPage title="FAQs">
      <Question asked="What does it cost?">
        Browsing, posting, commenting and saving are free. Your network still charges for data. Sellers can
        pay to promote an advert.
      </Question>
      <Question asked="How do I promote an advert?">
        Open <Link to="/account">your account</Link>, tap the picture of the advert and choose “Promote this
        advert”. Once you have paid, it is a top advert for {topAdvertDays} days; the five most recently paid
        are shown above the feed. If payments are not set up here, you won’t see this choice.
      </Question>
      <Question asked="How do I pay for a herb?">
        You and the seller agree how: in cash or by mobile money. <SiteName /> does not take or hold money for
        herbs, and cannot refund it. Pay when you have the herb in your hands.
      </Question>
      <Question asked="Do you deliver?">No. Buyer and seller agree where to meet or how to send it.</Question>
      <Question asked="How do I reach a seller?">
        Choose “Chat” on the advert or on the seller’s page, or write a comment under the advert. Some sellers
        also let you call them or write to them on WhatsApp. We never show anyone’s email address.
      </Question>
      <Question asked="Do you check the herbs?">
        No. Sellers write their own adverts and are responsible for them. We cannot promise that a herb works
        or is of good quality. The National Drug Authority is responsible for medicines in Uganda, including
        herbal medicines.
      </Question>
      <Question asked="What can’t I sell?">
        Anything that is illegal in Uganda or needs a licence you do not have, protected plants, animal parts,
        factory-made medicines, and anything sold as a sure cure. See the{' '}
        <Link to="/terms-conditions">terms</Link>.
      </Question>
      <Question asked="Which photos can I use?">
        1 to {maxPictures} for each advert, at most {maxPictureMegabytes} MB each: JPEG, PNG, WebP or AVIF.
        Take them yourself, and show what you are really selling. We remove the location that phones store in
        a photo.
      </Question>
      <Question asked="Why is my title in small letters?">
        All titles and descriptions are stored in small letters, so that people find them however they type.
        Pages show them with the capitals that English has: where sentences begin, in names of places, and in
        words such as NDA and WhatsApp.
      </Question>
      <Question asked="Who can see what I like, save or follow?">
        Only you. Others see how many likes an advert has, but not who liked it; a seller sees how many people
        follow them, but not who.
      </Question>
      <Question asked="Who can read my messages?">
        You and the person you write to. To stop someone from messaging you, choose “Block” in the
        conversation’s menu.
      </Question>
      <Question asked="How do I change or delete an advert?">
        Open <Link to="/account">your account</Link>, tap the advert’s picture and choose “Edit Post” or
        “Delete Post”. Deleting an advert also deletes its comments, likes and photos for good.
      </Question>
      <Question asked="How long is my advert shown?">
        For {advertDays} days. {endNoticeDays} days before, we tell you under{' '}
        <Link to="/notifications">Notifications</Link> and by email, with a link that renews it without
        logging in. Renewing gives it another {advertDays} days, but does not move it up. You can do that
        every {renewalPauseDays} days, also after it has ended, in <Link to="/account">your account</Link>. A
        paid promotion goes on as before, and does not become longer.
      </Question>
      <Question asked="What if I have sold it?">
        Choose “Mark as sold” on the advert or in its menu. Buyers no longer find it; anyone who saved it or
        has its link sees that it is sold. We then ask you who bought it, so that the two of you can rate each
        other; you need not say. “Available again” puts the advert back in its old place.
      </Question>
      <Question asked="How long do I stay logged in?">
        With “Stay signed in”, for up to 90 days, or until you have not visited for 30 days. You can be logged
        in on 20 devices; one more logs out the one that logged in first. On a shared phone, untick “Stay
        signed in”, or log out under <Link to="/account/settings">Settings</Link>. If you lose a phone, log it
        out from another device, under <Link to="/account/devices">Devices</Link>.
      </Question>
      <Question asked="I forgot my password. What now?">
        Choose <Link to="/forgot-password">Forgot password?</Link> on the login page. We’ll email you a link
        that works once, for one hour.
      </Question>
      <Question asked="How do I change my email or password?">
        Under <Link to="/account/settings">Settings</Link>, at <Link to="/account/email">Email address</Link>{' '}
        and <Link to="/account/password">Password</Link>. Your email address changes once you open the link
        that we send to the new one.
      </Question>
      <Question asked="Why should I confirm my email address?">
        So that you can replace a forgotten password, and nobody else can sign up with your address. Open the
        link that we emailed you when you signed up; it works for 24 hours. “Get a new link” sends another. If
        you are not logged in, you will be asked for your password.
      </Question>
      <Question asked="I got an email about an account that is not mine. What now?">
        Open the link in it and choose “This was not me”. That deletes an account made with your address, and
        you can use your address again.
      </Question>
      <Question asked="How do I get a copy of my data, or delete my account?">
        Under <Link to="/account/data">Your data</Link> you can download everything we keep about you.{' '}
        <Link to="/account/delete-account">Delete account</Link> removes your profile, adverts, comments and
        likes for good; the people you wrote to keep your messages, without your name.
      </Question>
    </TextPage>
  );
}

function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        <h2>{asked}</h2>
      </summary>
      <p>{children}</p>
    </details>
  );
}
