import { Link } from '@remix-run/react';
import * as contactTexts from '../../core/texts/contact.ts';
import { Contacts } from '../features/site/contacts.tsx';
import { TextPage } from '../features/site/text-page.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(contactTexts.title, { path: '/contact' });

export default function Contact() {
  return (
    <TextPage title={contactTexts.title}>
      <p>{contactTexts.whereToWrite}</p>
      <Contacts />
      <p className="button-row">
        <Link className="button" to="/report-problem">
          {contactTexts.problem}
        </Link>
        <Link className="button button-quiet" to="/suggestions">
          {contactTexts.suggestions}
        </Link>
      </p>
    </TextPage>
  );
}
