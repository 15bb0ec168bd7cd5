import * as footerTexts from '../../../core/texts/long-footer.ts';
import { Illustration } from '../../ui/icon.tsx';
import { Contacts } from './contacts.tsx';

const links = [
  { to: '/about-us', words: footerTexts.aboutUs },
  { to: '/help', words: footerTexts.help },
  { to: '/faqs', words: footerTexts.faqs },
  { to: '/report-problem', words: footerTexts.problem },
  { to: '/suggestions', words: footerTexts.suggestions },
  { to: '/privacy-policy', words: footerTexts.privacy },
  { to: '/terms-conditions', words: footerTexts.terms },
];

export function LongFooter() {
  return (
    <div className="long-footer">
      <div className="long-footer-words">
        <Illustration name="logo" className="logo-mark" />
        <p className="long-footer-claim">{footerTexts.claim}</p>
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
