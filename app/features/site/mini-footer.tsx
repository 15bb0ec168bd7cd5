import * as liteTexts from '../../../core/texts/lite.ts';
import * as footerTexts from '../../../core/texts/mini-footer.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import { useRootData } from '../../rendering/root-data.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

const links = [
  { to: '/about', words: footerTexts.about },
  { to: '/contact', words: footerTexts.contact },
  { to: '/privacy', words: footerTexts.privacy },
  { to: '/terms', words: footerTexts.terms },
  { to: '/help', words: footerTexts.help },
];

/** Turns Lite on or off for this browser. The form leaves the page, which comes back anew. */
function LiteSwitch({ lite }: { lite: boolean }) {
  return (
    <form method="post" action="/lite">
      <button
        type="submit"
        role="switch"
        className="lite-switch"
        name="lite"
        value={lite ? 0 : 1}
        aria-checked={lite}
      >
        {liteTexts.name}
      </button>
    </form>
  );
}

/**
 * Every document has the footer, if only hidden, and it stays the same until the next document. So a browser keeps the
 * markup that the server sent, and loads no script for it.
 */
export const MiniFooter = import.meta.env.SSR ? WrittenFooter : KeptFooter;

const sent = import.meta.env.SSR ? '' : document.querySelector('.mini-footer')?.innerHTML;

function KeptFooter() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it.
  return <div className="mini-footer" dangerouslySetInnerHTML={{ __html: sent ?? '' }} />;
}

function WrittenFooter() {
  const { site, now, lite } = useRootData() ?? {};
  const given = { name: site?.name, year: now?.getUTCFullYear(), lite };
  return <Fragment as="div" className="mini-footer" of={FooterContent} given={given} />;
}

interface Content {
  readonly name: string | undefined;
  readonly year: number | undefined;
  /** Undefined on an error page, which does not know. */
  readonly lite: boolean | undefined;
}

function FooterContent({ name, year, lite }: Content) {
  return (
    <>
      <ul className="mini-footer-links">
        {links.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
      <LanguageSwitch />
      {lite !== undefined && <LiteSwitch lite={lite} />}
      {name !== undefined && (
        <p>
          © {year} {name}
        </p>
      )}
    </>
  );
}
