import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { topAdvertDays } from '../../core/adverts/limits.ts';
import { SiteName } from '../components/site-name.tsx';
import { SupportEmail } from '../components/support-email.tsx';
import { TextPage } from '../components/text-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms & Conditions',
    path: '/terms-conditions',
    description: 'The rules for buying and selling herbs here.',
  });

export default function TermsConditions() {
  return (
    <TextPage title="Terms & Conditions">
      <p>
        <SiteName /> is a notice board. Sellers put up adverts for herbs and herbal remedies, buyers find
        them, and both deal with each other directly. By opening an account you agree to what stands here.
      </p>

      <h2>Who may use it</h2>
      <p>
        Everybody may read. For an account you must be 18 or older, give your real name, and keep your
        password to yourself. What happens under your account is your responsibility.
      </p>

      <h2>What you post</h2>
      <ul>
        <li>Sell only what you have, at the price you state, with photos of the thing itself.</li>
        <li>Say plainly what it is, and what is mixed into it.</li>
        <li>
          Promise no cure. Do not write that something heals, prevents or treats an illness for certain, and
          do not tell anybody to stop their medicine.
        </li>
        <li>Use only photos and words that are yours.</li>
        <li>Be civil in comments, and keep other people’s private matters out of them.</li>
      </ul>

      <h2>What may not be sold</h2>
      <ul>
        <li>Anything that the law of Uganda forbids, or that needs a licence which you do not have.</li>
        <li>Cannabis, khat and other controlled plants and drugs.</li>
        <li>Protected plants, and any part of a wild animal.</li>
        <li>Factory-made medicines, injections, and herbs mixed with them.</li>
        <li>Anything spoiled, poisonous or falsely labelled.</li>
      </ul>

      <h2>The National Drug Authority</h2>
      <p>
        The National Drug Authority (NDA) is responsible for medicines in Uganda, herbal medicines included.
        Whoever makes, brings in or sells them must follow its rules. An advert here is no sign that the NDA
        has approved anything; ask the seller for proof.
      </p>

      <h2>No medical advice</h2>
      <p>
        Nothing on this site is medical advice. We do not check what adverts and comments say. Ask a health
        worker before you use a remedy, above all if you are ill, pregnant, breastfeeding or taking medicine,
        or if it is for a child.
      </p>

      <h2>Money and goods</h2>
      <p>
        Buyer and seller agree on payment and delivery between themselves. We are no party to the sale, take
        no money for goods, hold none, and cannot return any. Pay when you have what you bought in your hands.
        See <Link to="/help">Help</Link> on trading safely.
      </p>

      <h2>Promoting an advert</h2>
      <p>
        Sellers can pay us to make an advert a top advert for {topAdvertDays} days. The latest five of them
        stand above the feed, so later ones can take the place of yours. The price is shown before you pay.
        Promoting says nothing about the herb or the seller, and buys no exception from these terms: an advert
        that breaks them is removed without the money coming back.
      </p>

      <h2>What we may do</h2>
      <p>
        We may remove adverts, comments and accounts that break these terms or the law, and hand what the law
        demands to the authorities. <Link to="/report-problem">Report</Link> what you find.
      </p>

      <h2>What we answer for</h2>
      <p>
        We do our best to keep the site running and safe, but cannot promise that it is always there or free
        of faults. As far as the law allows, we do not answer for what users write, sell, buy or use.
      </p>

      <h2>Your data</h2>
      <p>
        The <Link to="/privacy-policy">Privacy Policy</Link> says what we keep and who sees it.
      </p>

      <h2>Law and changes</h2>
      <p>
        The law of Uganda applies. When these terms change, the new ones stand on this page. Questions go to{' '}
        <SupportEmail />.
      </p>
    </TextPage>
  );
}
