import * as names from '../../core/texts/languages.ts';
import { language as current } from '../../core/texts/page-language.ts';

/** Chooses the language of all pages. The form leaves the page, which comes back in that language. */
export function LanguageSwitch() {
  return (
    <form className="language-switch" method="post" action="/language">
      {Object.entries(names).map(([language, name]) => (
        <button
          type="submit"
          key={language}
          name="lang"
          value={language}
          lang={language}
          aria-pressed={language === current}
        >
          {name}
        </button>
      ))}
    </form>
  );
}
