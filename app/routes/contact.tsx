import { Link } from '@remix-run/react';
import { Contacts } from '../features/site/contacts.tsx';
import { TextPage } from '../features/site/text-page.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('Contact', { path: '/contact' });

export default function Contact() {
  return (
    <TextPage title="Contact">
      <p>
        Write to us about the site itself. To reach a seller, use the buttons on their adverts: “Chat”, and
        “Call” or “WhatsApp” if the seller wants calls or messages. We never pass on email addresses.
      </p>
      <Contacts />
      <p className="button-row">
        <Link className="button" to="/report-problem">
          Report a Problem
        </Link>
        <Link className="button button-quiet" to="/suggestions">
          Suggestions
        </Link>
      </p>
    </TextPage>
  );
}
