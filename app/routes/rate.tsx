import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { maxRatingLength } from '../../core/ratings/limits.ts';
import { calendarDay } from '../../core/shared/time/calendar-day.ts';
import * as ratingsTexts from '../../core/texts/ratings.ts';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { useField, useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

const parametersIn = (url: URL) => ({
  with: url.searchParams.get('with') ?? '',
  advertId: url.searchParams.get('ad') ?? '',
});

export const loader = page(async ({ core, viewer, url, unfinished }) => {
  const rating = await core.viewRating(viewer, parametersIn(url));
  const kept = await unfinished('with', 'ad');
  const here = url.pathname + url.search;
  // The length is sent along, so that the page shares no file of script with profiles.
  return {
    ...rating,
    here,
    maxLength: maxRatingLength,
    kept,
    formKey: newFormKey(),
  };
});

export const action = form(
  async ({ core, viewer, client, url, typed, formKey, done }) => {
    const parameters = parametersIn(url);
    const { shown } = await core.rate(viewer, {
      ...parameters,
      ...typed('recommend', 'text'),
      formKey,
      client,
    });
    const { shown: bothShown, hidden } = ratingsTexts;
    return done(`/chat?${new URLSearchParams({ with: parameters.with })}`, shown ? bothShown : hidden);
  },
  { keeps: ['with', 'ad'] },
);

export const clientAction = keepForm(ratingsTexts.failed);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data ? `Rate ${data.other.fullName}` : 'Rate' });

export default function Rate() {
  const { other, advert, ratedAs, bought, sent, here, maxLength, kept, formKey } =
    useLoaderData<typeof loader>();
  const failure = useFormFailure();
  return (
    <section className="form-page">
      <h1>Rate {other.fullName}</h1>
      <p>
        For <strong dir="auto">{advert.title}</strong>
        {bought ? '.' : ', which you wrote to each other about.'}{' '}
        {ratingsTexts.youRate[ratedAs]({ name: other.fullName })}
      </p>
      {sent !== undefined && failure === undefined ? (
        <Sent sent={sent} otherId={other.id} name={other.fullName} />
      ) : (
        <EntryForm formKey={formKey} kept={kept} action={here}>
          <input type="hidden" name="from" value={here} />
          <Choice />
          <TextArea
            name="text"
            label="What would you tell others? (optional)"
            rows={4}
            maxLength={maxLength}
            counterMax={maxLength}
          />
          <p className="muted">
            {other.fullName} cannot see it until they have rated you too, or 7 days have passed. After that
            everyone can read it, with your name. <strong>It cannot be changed once it is sent.</strong>
          </p>
          <SubmitButton className="button button-block">Send</SubmitButton>
        </EntryForm>
      )}
    </section>
  );
}

function Choice() {
  const field = useField('recommend');
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend>Would you deal with them again?</legend>
      {Object.entries({ true: ratingsTexts.yes, false: ratingsTexts.no }).map(([value, words]) => (
        <div key={value} className="choice">
          <input
            {...field.control}
            id={`${field.id}-${value}`}
            type="radio"
            value={value}
            required
            defaultChecked={field.value === value}
            data-missing={ratingsTexts.chooseOne}
          />
          <label htmlFor={`${field.id}-${value}`}>{words}</label>
        </div>
      ))}
      <FieldError field={field} />
    </fieldset>
  );
}

interface SentProps {
  sent: { readonly recommends: boolean; readonly text: string; readonly shownBy: Date | undefined };
  otherId: string;
  name: string;
}

/** The viewer's own rating. */
function Sent({ sent, otherId, name }: SentProps) {
  return (
    <>
      <blockquote className="rating-answer">
        <p>
          <strong>{sent.recommends ? ratingsTexts.yes : ratingsTexts.no}</strong>
        </p>
        {sent.text !== '' && (
          <p className="rating-words" dir="auto">
            {sent.text}
          </p>
        )}
      </blockquote>
      <p>
        {sent.shownBy === undefined ? (
          <>
            This is your rating. Everyone can read it on{' '}
            <Link to={`/user/${otherId}#ratings`}>{name}’s page</Link>.
          </>
        ) : (
          `This is your rating. It will be shown when ${name} has rated you too, or on ${calendarDay(sent.shownBy)}.`
        )}
      </p>
      <p>
        <Link className="button button-quiet" to={`/chat?${new URLSearchParams({ with: otherId })}`}>
          Back to the conversation
        </Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
