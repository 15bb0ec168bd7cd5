import { useRootData } from '../../rendering/root-data.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

export interface ReadingWords {
  readonly heading: string;
  readonly name: string;
  readonly explanation: string;
  /** The name of the choice of the language, and who is asked to help with it. */
  readonly language: string;
  readonly translate: string;
  /** Address of the drawing beside them. */
  readonly drawing: string;
}

/** How this browser shows pages. The form leaves the page, which comes back anew. */
export function ReadingGroup({ words }: { words: ReadingWords }) {
  const { heading, name, explanation, drawing, language, translate } = words;
  const lite = useRootData()?.lite === true;
  return (
    <section className="settings-group">
      <h2>{heading}</h2>
      <form className="settings-list settings-lite" method="post" action="/lite">
        <svg className="icon" aria-hidden="true">
          <use href={drawing} />
        </svg>
        <p className="settings-name">
          {name}
          <span id="lite-explanation" className="muted">
            {explanation}
          </span>
        </p>
        <button
          type="submit"
          role="switch"
          className="lite-switch"
          name="lite"
          value={lite ? 0 : 1}
          aria-label={name}
          aria-describedby="lite-explanation"
          aria-checked={lite}
        />
      </form>
      <div className="settings-list settings-language">
        <p className="settings-name">
          {language}
          <span className="muted">{translate}</span>
        </p>
        <LanguageSwitch />
      </div>
    </section>
  );
}
