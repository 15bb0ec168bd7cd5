import { Link } from '@remix-run/react';
import {
  advertDays,
  endNoticeDays,
  maxPictures,
  numbersPerDay,
  renewalPauseDays,
} from '../../core/adverts/limits.ts';
import { SupportEmail } from '../features/site/support-email.tsx';
import { TextPage } from '../features/site/text-page.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('Help', {
  path: '/help',
  description: 'How to find herbs, post an advert and trade safely.',
});

export default function Help() {
  return (
    <TextPage title="Help">
      <h2>Finding herbs</h2>
      <p>
        <Link to="/home">Home</Link> lists all adverts, newest first. <Link to="/search">Search</Link> finds
        adverts by any words of their title or description, and by the names of a herb in seven languages. It
        finds people by their username or full name. “Filter and sort” narrows a list to a district or to what
        you want to pay. <Link to="/herbs">Herbs</Link> lists every herb that is on offer.
      </p>
      <p>
        Save an advert to find it again under <Link to="/saved">Saved</Link>, and to be told when it gets
        cheaper; only you can see what you saved. “Save this search” tells you about new adverts, and “Follow”
        on an advert or a seller’s page about those of that seller, who does not learn who follows them. All
        of it comes under <Link to="/notifications">Notifications</Link>, and once a day by email unless you
        choose otherwise there.
      </p>
      <p>
        You can browse without an account. To post, chat, comment, like, save or follow, please{' '}
        <Link to="/signup">sign up</Link>.
      </p>

      <h2>Asking a seller</h2>
      <p>
        Choose “Chat” on the advert or on the seller’s page. Your conversations are under{' '}
        <Link to="/messages">Messages</Link>. Only the two of you can see them.
      </p>
      <p>
        Some sellers also take calls or WhatsApp messages. Their adverts then have “Call” or “WhatsApp” beside
        “Chat”: log in, and one tap shows the number and goes on to your telephone or to WhatsApp, with a
        message that says which advert it is about. You need a confirmed email address, and can see the
        numbers of {numbersPerDay} sellers a day.
      </p>
      <p>
        Everyone can read a comment under an advert, so leave out phone numbers and anything about your
        health.
      </p>
      <p>
        Is somebody bothering you? Open the menu in the conversation and choose “Block”. They can no longer
        message you, and are not told why.
      </p>

      <h2>Selling</h2>
      <ol>
        <li>
          Choose <Link to="/post">Post</Link>.
        </li>
        <li>Enter a title, and describe what it is, how much there is, and how it was dried or made.</li>
        <li>
          Enter the price in shillings, what it is for (a kg, a bunch, 250 g), the district, and how it
          reaches the buyer.
        </li>
        <li>
          Add 1 to {maxPictures} photos of what you are really selling, taken in daylight. The first one is
          the cover.
        </li>
      </ol>
      <p>
        To change or delete an advert, or to mark it as sold, open its page, or tap its picture in{' '}
        <Link to="/account">your account</Link>. An advert is shown for {advertDays} days; {endNoticeDays}{' '}
        days before, we tell you, and you can renew it as often as every {renewalPauseDays} days. Posting is
        free. To let buyers call you or write to you on WhatsApp, choose so in{' '}
        <Link to="/account/edit-account">Edit Profile</Link>. To make an advert a top advert, pay with
        “Promote this advert”.
      </p>

      <h2>Trading safely</h2>
      <ul>
        <li>Meet in a public place in daylight, and take someone with you.</li>
        <li>Look at the herb, smell it and ask where it grew before you pay.</li>
        <li>Pay when you have it in your hands. Do not send money in advance to someone you do not know.</li>
        <li>Never tell anyone your mobile-money PIN or your password. We never ask for them.</li>
        <li>
          If something is wrong with an advert, a comment or a person, choose “Report” there. For anything
          else, <Link to="/report-problem">write to us</Link>.
        </li>
      </ul>

      <h2>Your health</h2>
      <p>
        Adverts are written by sellers, and nobody checks whether what they say is true. A herb can be strong,
        can be mistaken for another, and may not be safe with other medicine. If you are ill, pregnant,
        breastfeeding, buying for a child or taking medicine, ask a health worker first. In an emergency, go
        to the nearest health facility.
      </p>

      <h2 id="approval">Checking a National Drug Authority number</h2>
      <p>
        Sellers can show a number that they say the National Drug Authority (NDA) has given them, and the date
        until which it is valid. We do not check what sellers write there. After that date we no longer show
        it. To check a number yourself:
      </p>
      <ul>
        <li>
          Ask the seller to show you the NDA’s letter. Compare the number, the name of the herb and the date.
        </li>
        <li>
          Look it up in the drug register on the NDA’s website, <a href="https://www.nda.or.ug">nda.or.ug</a>.
        </li>
        <li>
          Ask the NDA: toll-free <a href="tel:0800101999">0800 101 999</a>, or{' '}
          <a href="mailto:druginfo@nda.or.ug">druginfo@nda.or.ug</a>.
        </li>
      </ul>
      <p>
        If the NDA does not know the number, do not buy, and choose “Report” on the advert. Even a correct
        number does not mean that the herb is safe for you.
      </p>

      <h2 id="claims">What you may not write</h2>
      <p>
        The law limits how herbs may be advertised in Uganda. We check adverts, comments, names and bios for
        the following before others see them:
      </p>
      <ul>
        <li>
          Claims that something cures, treats or prevents a disease. Under the National Drug Policy and
          Authority Regulations of 2014, the National Drug Authority (NDA) must first approve every advert for
          a medicine, including herbal medicines and adverts online.
        </li>
        <li>
          Remedies that end or affect a pregnancy, and remedies for potency or for diseases such as syphilis
          and gonorrhoea. The National Drug Policy and Authority Act (section 33 and the Fifth Schedule)
          forbids advertising them. The Penal Code Act forbids supplying anything to end a pregnancy.
        </li>
        <li>
          “100% cure”, “no side effects”, “I was healed”: the NDA allows no promises, no exaggeration and no
          patients’ stories.
        </li>
        <li>Advice to stop a treatment or not to see a doctor.</li>
      </ul>
      <p>
        Write what it is, where it grew, how it was dried and how it is prepared. You may say what it does not
        do, and anybody may ask questions. If you have an approval, or think we are wrong about your advert or
        comment, choose “Send for review”: only you can see it until a moderator has looked at it. In newer
        editions of a law, its sections may be numbered differently. None of this is legal advice.
      </p>

      <h2>Slow or expensive internet</h2>
      <p>
        Photos are made smaller on your phone before they are sent. If your browser’s data saver is on, pages
        are lighter. Everything also works without JavaScript.
      </p>

      <h2>Need more help?</h2>
      <p>
        See the <Link to="/faqs">FAQs</Link>, or write to <SupportEmail />.
      </p>
    </TextPage>
  );
}
