import type { Picture } from '../../../core/entities/picture.ts';
import * as profileTexts from '../../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface Props {
  readonly person: {
    readonly fullName: string;
    readonly username: string;
    readonly about: string;
    readonly picture?: Pick<Picture, 'key'> | undefined;
    readonly facts: readonly string[];
  };
  /** Such as "12 Posts": the number stands out. */
  readonly counts: readonly string[];
}

/** Who somebody is, at the head of their own page. */
export function PersonHead({ person, counts }: Props) {
  const { fullName, username, about, picture, facts } = person;
  return (
    <header className="profile-head">
      <Avatar picture={picture} size={96} />
      <div className="profile-words">
        <h1 dir="auto">{fullName}</h1>
        <p className="muted">@{username}</p>
        <p className="profile-figures">
          {counts.map((words) => (
            <Count key={words} words={words} />
          ))}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className={about === '' ? 'profile-about muted' : 'profile-about'} dir="auto">
          {about === '' ? profileTexts.noBio : about}
        </p>
      </div>
    </header>
  );
}

/** A number stands before its word or behind it, as the language wants. */
function Count({ words }: { words: string }) {
  const [before, number, after] = words.split(/(\d[\d,]*)/);
  return (
    <span>
      {before}
      <strong>{number}</strong>
      {after}
    </span>
  );
}
