import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { maxPictureMegabytes, maxPictures, topAdvertDays } from '../../core/adverts/limits.ts';
import { SiteName } from '../components/site-name.tsx';
import { TextPage } from '../components/text-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQs',
    path: '/faqs',
    description: 'Short answers about posting, paying, photos and your account.',
  });

export default function Faqs() {
  return (
    <TextPage title="FAQs">
      <Question asked="What does it cost?">
        Looking, posting, commenting and saving cost nothing. Your network charges for data as always. Sellers
        can pay to promote an advert.
      </Question>
      <Question asked="How do I promote an advert?">
        Open <Link to="/account">your account</Link>, tap the picture of the advert and choose “Promote this
        advert”. Once it is paid for, it is a top advert for {topAdvertDays} days; the five paid for last
        stand above the feed. Where sellers cannot pay yet, the choice is not there.
      </Question>
      <Question asked="How do I pay for a herb?">
        You and the seller agree on it between yourselves, in cash or by mobile money. <SiteName /> takes no
        money for herbs, holds none, and cannot bring any back. Pay when you have the herb in your hands.
      </Question>
      <Question asked="Do you deliver?">
        No. Buyer and seller agree on where to meet or how to send it.
      </Question>
      <Question asked="How do I reach a seller?">
        Choose “Chat” on the advert or on the seller’s page, or write a comment under the advert. Phone
        numbers and email addresses of users are shown to nobody.
      </Question>
      <Question asked="Do you check the herbs?">
        No. Sellers write their adverts themselves and answer for them. We promise no cure and no quality. The
        National Drug Authority is responsible for medicines in Uganda, herbal medicines included.
      </Question>
      <Question asked="What may I not sell?">
        Anything that Ugandan law forbids or allows only with a licence that you do not have, protected
        plants, animal parts, medicines made in a factory, and anything sold as a sure cure. The{' '}
        <Link to="/terms-conditions">terms</Link> say more.
      </Question>
      <Question asked="Which photos can I use?">
        1 to {maxPictures} for each advert, at most {maxPictureMegabytes} MB each: JPEG, PNG, WebP or AVIF.
        Take them yourself, of the very thing you sell. The place where a photo was taken, which phones write
        into it, is removed.
      </Question>
      <Question asked="Why is my title in small letters?">
        All titles and descriptions are kept in small letters, so that they are found however they are typed.
        The page shows the title with a capital first letter.
      </Question>
      <Question asked="Who can see what I like or save?">
        Nobody but you. Others see how many likes an advert has, not whose they are.
      </Question>
      <Question asked="Who can read my messages?">
        You and the person you write to. With “Block” in the menu of a conversation you hear nothing more from
        somebody.
      </Question>
      <Question asked="How do I change or delete an advert?">
        Open <Link to="/account">your account</Link>, tap the picture of the advert and choose. Deleting also
        deletes its comments, likes and photos, for good.
      </Question>
      <Question asked="How long do I stay logged in?">
        With “Stay signed in”, until you have not visited for 30 days, and 90 days at most. You can be logged
        in on 20 devices; one more logs out the one that logged in first. On a phone that others use, untick
        it, or log out under <Link to="/account/settings">Settings</Link>. A phone that you have lost you can
        log out from another one, under <Link to="/account/devices">Devices</Link>.
      </Question>
      <Question asked="I forgot my password. What now?">
        Choose <Link to="/forgot-password">Forgot password?</Link> where you log in. We mail you a link; it
        works for one hour, once.
      </Question>
      <Question asked="How do I change my email or password?">
        Under <Link to="/account/settings">Settings</Link>, at <Link to="/account/email">Email address</Link>{' '}
        and <Link to="/account/password">Password</Link>. A new email counts from the moment when you open the
        link that we mail to it.
      </Question>
      <Question asked="Why should I verify my email?">
        So that a forgotten password can be replaced, and nobody else can sign up with your address. Open the
        link that we mailed you when you signed up; it works for 24 hours. “Send again” brings another one.
        Where you are not logged in, it asks for your password.
      </Question>
      <Question asked="I got a mail about an account that is not mine. What now?">
        Open its link and choose “This was not me”. An account that was made with your address is then
        deleted, and the address is free.
      </Question>
      <Question asked="How do I get a copy of my data, or leave?">
        Under <Link to="/account/data">Your data</Link> you download everything we keep of you.{' '}
        <Link to="/account/delete-account">Delete account</Link> removes your profile, adverts, comments and
        likes for good; messages stay with the people you wrote to, without your name.
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
