import { Fragment } from '../../rendering/fragment.tsx';
import { useRootData } from '../../rendering/root-data.ts';

const links = [
  { to: '/about', words: 'About' },
  { to: '/contact', words: 'Contact' },
  { to: '/privacy', words: 'Privacy' },
  { to: '/terms', words: 'Terms' },
  { to: '/help', words: 'Help' },
];

export function MiniFooter() {
  const { site, now } = useRootData() ?? {};
  const given = { name: site?.name, year: now?.getUTCFullYear() };
  return <Fragment as="div" className="mini-footer" of={FooterContent} given={given} />;
}

function FooterContent({ name, year }: { name: string | undefined; year: number | undefined }) {
  return (
    <>
      <ul className="mini-footer-links">
        {links.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
      {name !== undefined && (
        <p>
          © {year} {name}
        </p>
      )}
    </>
  );
}
