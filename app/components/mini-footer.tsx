import { useRootData } from '../root-data.ts';

const links = [
  { to: '/about', words: 'About' },
  { to: '/contact', words: 'Contact' },
  { to: '/privacy', words: 'Privacy' },
  { to: '/terms', words: 'Terms' },
  { to: '/help', words: 'Help' },
];

export function MiniFooter() {
  const { site, now } = useRootData() ?? {};
  return (
    <div className="mini-footer">
      <ul className="mini-footer-links">
        {links.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
      {site && now && (
        <p>
          © {now.getUTCFullYear()} {site.name}
        </p>
      )}
    </div>
  );
}
