import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { maxRatingLength } from '../../core/ratings/limits.ts';
import { calendarDay } from '../../core/shared/time/calendar-day.ts';
import * as daysTexts from '../../core/texts/days.ts';
import * as ratePageTexts from '../../core/texts/rate-page.ts';
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
import { Said } from '../ui/said.tsx';

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
  pageMeta(matches, {
    title: data ? ratePageTexts.heading({ name: data.other.fullName }) : ratePageTexts.nameless,
  });

export default function Rate() {
  const { other, advert, ratedAs, bought, sent, here, maxLength, kept, formKey } =
    useLoaderData<typeof loader>();
  const failure = useFormFailure();
  return (
    <section className="form-page">
      <h1>{ratePageTexts.heading({ name: other.fullName })}</h1>
      <p>
        <Said
          text={bought ? ratePageTexts.forBought : ratePageTexts.forTalkedAbout}
          parts={{ advert: () => <strong dir="auto">{advert.title}</strong> }}
        />{' '}
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
            label={ratePageTexts.words}
            rows={4}
            maxLength={maxLength}
            counterMax={maxLength}
          />
          <p className="muted">
            {ratePageTexts.shownLater({ name: other.fullName })} <strong>{ratePageTexts.final}</strong>
          </p>
          <SubmitButton className="button button-block">{ratePageTexts.send}</SubmitButton>
        </EntryForm>
      )}
    </section>
  );
}

function Choice() {
  const field = useField('recommend');
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend>{ratePageTexts.again}</legend>
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
          <Said
            text={ratePageTexts.sentAndShown}
            parts={{
              page: () => <Link to={`/user/${otherId}#ratings`}>{ratePageTexts.pageOf({ name })}</Link>,
            }}
          />
        ) : (
          ratePageTexts.sentUntil({ name, day: calendarDay(sent.shownBy, daysTexts) })
        )}
      </p>
      <p>
        <Link className="button button-quiet" to={`/chat?${new URLSearchParams({ with: otherId })}`}>
          {ratePageTexts.back}
        </Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
