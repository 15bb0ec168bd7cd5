import { Link } from '@remix-run/react';
import { newDays } from '../../core/accounts/limits.ts';
import { newcomersPosts, topAdvertDays } from '../../core/adverts/limits.ts';
import { newcomersStarts } from '../../core/chats/limits.ts';
import { SupportEmail } from '../features/site/support-email.tsx';
import { LegalPage } from '../features/site/text-page.tsx';
import { titled } from '../ui/page-meta.ts';
import { SiteName } from '../ui/site-name.tsx';

export const meta = titled('Terms & Conditions', {
  path: '/terms-conditions',
  description: 'The rules for buying and selling herbs here.',
});

export default function TermsConditions() {
  return (
    <LegalPage title="Terms & Conditions">
      <p>
        <SiteName /> is a notice board. Sellers post adverts for herbs and herbal remedies, buyers find them,
        and they deal with each other directly. By opening an account you agree to these terms.
      </p>

      <h2>Who may use the site</h2>
      <p>
        Anyone may browse. To have an account you must be 18 or older, give your real name, and keep your
        password to yourself. You are responsible for what is done with your account.
      </p>
      <p>
        In its first {newDays} days an account can post {newcomersPosts} adverts a day and write to{' '}
        {newcomersStarts} new people a day, and cannot put links in comments. That keeps out people who come
        only to advertise.
      </p>

      <h2>What you post</h2>
      <ul>
        <li>Sell only what you have, at the price you state, with photos of the item itself.</li>
        <li>Say clearly what it is, and what is mixed into it.</li>
        <li>
          Do not promise a cure. Do not write that something is certain to heal, prevent or treat an illness,
          and do not tell anyone to stop taking their medicine. See{' '}
          <a href="/help#claims">What you may not write</a>.
        </li>
        <li>Use only your own photos and words.</li>
        <li>Be polite in comments, and keep other people’s private matters out of them.</li>
      </ul>

      <h2>What may not be sold</h2>
      <ul>
        <li>Anything that is illegal in Uganda, or that needs a licence you do not have.</li>
        <li>Cannabis, khat and other controlled plants and drugs.</li>
        <li>Protected plants, and any part of a wild animal.</li>
        <li>Factory-made medicines, injections, and herbs mixed with them.</li>
        <li>Anything spoiled, poisonous or falsely labelled.</li>
      </ul>

      <h2>The National Drug Authority</h2>
      <p>
        The National Drug Authority (NDA) is responsible for medicines in Uganda, including herbal medicines.
        Anyone who makes, imports or sells them must follow its rules. An advert here does not mean that the
        NDA has approved anything, even if the seller gives a number: ask for proof, and see{' '}
        <a href="/help#approval">how to check it</a>.
      </p>

      <h2>No medical advice</h2>
      <p>
        Nothing on this site is medical advice. We do not check whether what adverts and comments say is true.
        Ask a health worker before you use a remedy, especially if you are ill, pregnant, breastfeeding or
        taking medicine, or if it is for a child.
      </p>

      <h2>Money and goods</h2>
      <p>
        Buyer and seller agree on payment and delivery between themselves. We are not a party to the sale. We
        do not take or hold money for goods, and cannot refund it. Pay when you have your purchase in your
        hands. See <Link to="/help">Help</Link> for how to trade safely.
      </p>

      <h2>Promoting an advert</h2>
      <p>
        Sellers can pay us to make an advert a top advert for {topAdvertDays} days. The latest five are shown
        above the feed, so newer ones can replace yours. We show the price before you pay. Promotion says
        nothing about the herb or the seller. These terms still apply: we remove an advert that breaks them,
        without a refund.
      </p>

      <h2>What we may do</h2>
      <p>
        If you find something that breaks these terms or the law, please choose “Report” there, or{' '}
        <Link to="/report-problem">write to us</Link>. We then may:
      </p>
      <ul>
        <li>
          hide an advert or a comment until somebody has looked at it, or for good. We tell you why, and you
          can ask for a review;
        </li>
        <li>warn you;</li>
        <li>
          suspend your account for a number of days: you can read everything and download your data, but not
          post, write or change anything;
        </li>
        <li>ban your account: you cannot log in, and nobody can see your profile or your adverts.</li>
      </ul>
      <p>
        Whatever we decide about your account, we tell you the reason, by email too, and you can answer once.
        A moderator reads your answer, and we email you the result. We give the authorities what the law
        requires.
      </p>

      <h2>Our responsibility</h2>
      <p>
        We do our best to keep the site running and safe, but cannot promise that it is always available or
        free of faults. As far as the law allows, we are not liable for what users write, sell, buy or use.
      </p>

      <h2>Your data</h2>
      <p>
        The <Link to="/privacy-policy">Privacy Policy</Link> says what we keep and who sees it.
      </p>

      <h2>Law and changes</h2>
      <p>
        The law of Uganda applies. If these terms change, we publish the new ones on this page. If you have
        questions, write to <SupportEmail />.
      </p>
    </LegalPage>
  );
}
