import { Illustration } from '../../ui/icon.tsx';
import { Contacts } from './contacts.tsx';

const links = [
  { to: '/about-us', words: 'About Us' },
  { to: '/help', words: 'Help' },
  { to: '/faqs', words: 'FAQs' },
  { to: '/report-problem', words: 'Report a Problem' },
  { to: '/suggestions', words: 'Suggestions' },
  { to: '/privacy-policy', words: 'Privacy Policy' },
  { to: '/terms-conditions', words: 'Terms & Conditions' },
];

export function LongFooter() {
  return (
    <div className="long-footer">
      <div className="long-footer-words">
        <Illustration name="logo" className="logo-mark" />
        <p className="long-footer-claim">The premier platform for herbs in Kampala</p>
      </div>
      <Contacts />
      <ul className="long-footer-links">
        {links.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
