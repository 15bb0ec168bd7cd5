import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { Icon } from '../components/icon.tsx';
import { TextPage } from '../components/text-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { useRootData } from '../root-data.ts';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Contact', path: '/contact' });

export default function Contact() {
  const site = useRootData()?.site;
  return (
    <TextPage title="Contact">
      <p>
        Write to us about the site itself. To reach a seller, use “Chat” on their adverts: we do not pass on
        phone numbers or email addresses.
      </p>
      {site && (
        <ul className="contact-list">
          <li>
            <Icon name="phone" />
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          </li>
          <li>
            <Icon name="email" />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <Icon name="place" />
            <address>{site.address}</address>
          </li>
        </ul>
      )}
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
