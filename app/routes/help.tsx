import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { maxPictures } from '../../core/adverts/limits.ts';
import { SupportEmail } from '../components/support-email.tsx';
import { TextPage } from '../components/text-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Help',
    path: '/help',
    description: 'How to find herbs, post an advert and trade safely.',
  });

export default function Help() {
  return (
    <TextPage title="Help">
      <h2>Finding herbs</h2>
      <p>
        <Link to="/home">Home</Link> lists all adverts, the newest first. <Link to="/search">Search</Link>{' '}
        finds adverts by the first letters of their title and people by the first letters of their username.
        Save an advert to find it again under <Link to="/saved">Saved</Link>; only you see what you saved.
      </p>
      <p>
        You can look at everything without an account. To post, chat, comment, like or save you need to{' '}
        <Link to="/signup">sign up</Link>.
      </p>

      <h2>Asking a seller</h2>
      <p>
        Choose “Chat” on the advert or on the seller’s page. Your conversations are under{' '}
        <Link to="/messages">Messages</Link>, and other people do not see them.
      </p>
      <p>
        A comment under the advert is for everybody to read, so leave out phone numbers and anything about
        your health.
      </p>
      <p>
        Somebody bothers you? Open the conversation, then its menu, and choose “Block”. They cannot write to
        you any more and are not told why.
      </p>

      <h2>Selling</h2>
      <ol>
        <li>
          Choose <Link to="/post">Post</Link>.
        </li>
        <li>Write the title, what it is, how much there is and how it was dried or made.</li>
        <li>Give the price in shillings and the district where it can be collected.</li>
        <li>
          Add 1 to {maxPictures} photos of the very thing you sell, taken by daylight. The first one is the
          cover.
        </li>
      </ol>
      <p>
        To change or delete an advert, open <Link to="/account">your account</Link> and tap its picture.
        Posting costs nothing; “Promote this advert” makes it a top advert for money.
      </p>

      <h2>Trading safely</h2>
      <ul>
        <li>Meet in a public place by day, and take somebody with you.</li>
        <li>Look at the herb, smell it and ask where it grew before you pay.</li>
        <li>Pay when it is in your hands. Do not send money ahead to somebody you do not know.</li>
        <li>Never tell anybody your mobile money PIN or your password. We never ask for them.</li>
        <li>
          If something is wrong with an advert or a person, <Link to="/report-problem">report it</Link>.
        </li>
      </ul>

      <h2>Your health</h2>
      <p>
        Adverts are written by sellers and we do not check what they say. A herb can be strong, can be
        mistaken for another, and can clash with other medicine. If you are ill, pregnant, breastfeeding,
        buying for a child or taking medicine, ask a health worker first. In an emergency go to the nearest
        health facility.
      </p>

      <h2>Slow or expensive internet</h2>
      <p>
        Photos are made smaller on your phone before they are sent. With your browser’s data saver switched
        on, pages come in a lighter form. Everything also works with JavaScript switched off.
      </p>

      <h2>Still stuck</h2>
      <p>
        See the <Link to="/faqs">FAQs</Link>, or write to <SupportEmail />.
      </p>
    </TextPage>
  );
}
