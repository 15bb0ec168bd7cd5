import { Link } from '@remix-run/react';
import { useRootData } from '../root-data.ts';
import { Icon, Mark } from './icon.tsx';

const links = [
  { to: '/about-us', words: 'About Us' },
  { to: '/help', words: 'Help' },
  { to: '/faqs', words: 'FAQs' },
  { to: '/report-problem', words: 'Report a Problem' },
  { to: '/suggestions', words: 'Suggestions' },
  { to: '/privacy-policy', words: 'Privacy Policy' },
  { to: '/terms-conditions', words: 'Terms & Conditions' },
];

/** Who we are and how to reach us. */
export function LongFooter() {
  const site = useRootData()?.site;
  if (site === undefined) return null;
  return (
    <div className="long-footer">
      <div className="long-footer-words">
        <Mark name="logo" className="logo-mark" />
        <p className="long-footer-claim">The premier platform for herbs in Kampala</p>
      </div>
      <ul className="long-footer-contacts">
        <li>
          <Icon name="phone" className="icon-small" />
          <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
        </li>
        <li>
          <Icon name="email" className="icon-small" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <Icon name="place" className="icon-small" />
          <span>{site.address}</span>
        </li>
      </ul>
      <ul className="long-footer-links">
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
