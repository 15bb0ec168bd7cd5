import { useState } from 'react';
import type { Page } from '../../../core/entities/advert.ts';
import type { PublicProfile } from '../../../core/entities/profile.ts';
import type { RatedAs } from '../../../core/entities/rating.ts';
import { maxRatingLength } from '../../../core/ratings/limits.ts';
import * as answersTexts from '../../../core/texts/answers.ts';
import * as ratingListTexts from '../../../core/texts/rating-list.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useMorePages } from '../../ui/use-more-pages.ts';
import { SellerLink } from './seller-link.tsx';
import type { ShownRating } from './shown-rating.server.ts';

interface Props {
  ratings: Page<ShownRating>;
  profile: Pick<PublicProfile, 'id' | 'fullName'>;
  /** What stands above the ratings as a seller, and above those as a buyer. */
  headings: readonly (readonly [RatedAs, string])[];
  /** The refusal of an answer to a rating. */
  failure: ShownFailure | undefined;
  /** The fields of an answer that was sent after the session had ended. */
  kept: Readonly<Record<string, string>> | undefined;
}

/** The ratings of a profile, those as a seller and those as a buyer apart, newest first. */
export function RatingList({ ratings, profile, headings, failure, kept }: Props) {
  const list = useMorePages<ShownRating, { ratings: Page<ShownRating> }>({
    first: ratings,
    address: (cursor) => `/user/${profile.id}?tab=recommendations&ratings=${encodeURIComponent(cursor)}`,
    pick: (data) => data.ratings,
    viewerId: useRootData()?.viewer.id,
  });
  return (
    <section id="ratings" className="ratings" aria-label={ratingListTexts.heading}>
      {headings.map(([role, heading]) => {
        const items = list.items.filter(({ ratedAs }) => ratedAs === role);
        return (
          items.length > 0 && (
            <section key={role} aria-labelledby={`rated-${role}`}>
              <h2 id={`rated-${role}`}>{heading}</h2>
              <ul className="comment-list">
                {items.map((rating) => (
                  <RatingItem
                    key={rating.id}
                    rating={rating}
                    name={profile.fullName}
                    failure={failure}
                    kept={kept}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <LoadMore
        address={list.nextAddress && `${list.nextAddress}#ratings`}
        loading={list.loading}
        onLoad={list.load}
        words={ratingListTexts.older}
      />
    </section>
  );
}

function RatingItem({
  rating,
  name,
  ...answering
}: { rating: ShownRating; name: string } & Pick<Props, 'failure' | 'kept'>) {
  const { id, author, absent, advert, shownAt, verdict, uncounted, text, answer, ...may } = rating;
  return (
    <li className="comment">
      <div className="comment-head">
        {author ? <SellerLink seller={author} /> : <span>{absent}</span>}
        <RelativeTime at={shownAt} />
      </div>
      <p className="rating-verdict">
        <strong>{verdict}</strong>
        <span className="muted">
          {' · '}
          {advert.title}
        </span>
      </p>
      {uncounted && <p className="muted small">{uncounted}</p>}
      {text !== '' && (
        <p className="comment-text" dir="auto">
          {text}
        </p>
      )}
      {answer && (
        <div className="rating-answer">
          <p className="muted small">{ratingListTexts.answered({ name })}</p>
          <p className="rating-words" dir="auto">
            {answer.text}
          </p>
        </div>
      )}
      {(may.answerable || may.returnable) && (
        <div className="rating-acts">
          {may.returnable && author && (
            <a href={`/rate?with=${author.id}&ad=${advert.id}`}>
              {ratingListTexts.rate({ name: author.fullName })}
            </a>
          )}
          {may.answerable && <Answering id={id} {...answering} />}
        </div>
      )}
    </li>
  );
}

function Answering({ id, failure, kept }: { id: string } & Pick<Props, 'failure' | 'kept'>) {
  const own = failure?.values['rating'] === id ? failure : null;
  const values = kept?.['rating'] === id ? kept : undefined;
  // Set once: with script the person opens and closes it.
  const [open] = useState(own !== null || values !== undefined);
  return (
    <details open={open}>
      <summary>{ratingListTexts.answer}</summary>
      <EntryForm id={`answer-${id}`} failure={own} values={values ?? {}}>
        <input type="hidden" name="rating" value={id} />
        <TextArea
          name="answer"
          label={ratingListTexts.yourAnswer}
          hint={ratingListTexts.answerHint}
          rows={3}
          maxLength={maxRatingLength}
          counterMax={maxRatingLength}
          required
          missing={answersTexts.missing}
        />
        <SubmitButton className="button button-small">{ratingListTexts.send}</SubmitButton>
      </EntryForm>
    </details>
  );
}
