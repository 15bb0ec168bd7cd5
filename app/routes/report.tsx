import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { subjectKinds } from '../../core/entities/report.ts';
import { maxReportLength } from '../../core/reports/limits.ts';
import { addresses } from '../../core/shared/addresses.ts';
import * as reportPageTexts from '../../core/texts/report-page.ts';
import * as reportsTexts from '../../core/texts/reports.ts';
import { subjectIn } from '../features/moderation/report-subject.server.ts';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/pages.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { useField } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

const words = reportsTexts;

export const loader = page(async ({ core, viewer, url, unfinished }) => {
  const subject = subjectIn((name) => url.searchParams.get(name));
  const sent = url.searchParams.get('sent');
  const ill = url.searchParams.get('ill') !== null;
  const to = addresses.report(subject);
  // A visitor's reports are not looked up: all that is known is that the form has just led here.
  if (sent !== null && viewer.kind === 'visitor')
    return { to, heading: words.headings[subject.kind], outcome: outcomeOf(words.thanks, ill, []) };
  const view = await core.viewReport(viewer, subject);
  const kept = view.as === 'told' ? undefined : await unfinished(...subjectKinds);
  switch (view.as) {
    case 'told': {
      const message = sent === null ? words.already : words.thanks;
      const { thing, reason, answer } = view;
      return {
        to,
        heading: words.headings[subject.kind],
        back: thing?.path,
        outcome: outcomeOf(
          answer.length > 0 ? undefined : message,
          ill || reason === 'ill',
          answer.map(said),
        ),
      };
    }
    case 'writer':
      return {
        to,
        heading: view.hidden ? reportPageTexts.hidden : reportPageTexts.shownAgain,
        back: view.path,
        kept,
        written: { title: said(view.title), why: view.why.map(said), review: view.review },
      };
    case 'reporter': {
      const reasons = view.reasons.map((reason) => ({ reason, label: words.reasons[reason] }));
      return {
        to,
        heading: words.headings[subject.kind],
        back: view.path,
        formKey: newFormKey(),
        kept,
        reportable: { title: said(view.title), reasons },
      };
    }
  }
});

function outcomeOf(message: string | undefined, ill: boolean, answer: readonly string[]) {
  return {
    lines: [...(message === undefined ? [] : [message]), ...answer],
    ill: ill ? { advice: words.illAdvice, authority: words.drugAuthority } : undefined,
  };
}

export const action = form(
  async ({ core, viewer, url, client, fields, typed, formKey, done }) => {
    const subject = subjectIn((name) => url.searchParams.get(name));
    const to = addresses.report(subject);
    if (fields['review'] !== undefined) {
      await core.askForReview(viewer, subject, { ...typed('text'), client });
      return done(to, words.reviewAsked);
    }
    const report = { ...typed('reason', 'text'), formKey, client };
    const { reason, outcome } = await core.sendReport(viewer, subject, report);
    return done(to + (outcome === 'already' ? '' : '&sent=1') + (reason === 'ill' ? '&ill=1' : ''));
  },
  { keeps: subjectKinds },
);

export const clientAction = keepForm(reportsTexts.failed);

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.heading ?? reportPageTexts.heading });

export default function Report() {
  const { to, heading, back, outcome, written, reportable, formKey, kept } = useLoaderData<
    typeof loader
  >() as Shown;
  return (
    <section className="form-page">
      <h1>{heading}</h1>
      {outcome && (
        <>
          {outcome.lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          {outcome.ill && (
            <p>
              {outcome.ill.advice}{' '}
              <a href="tel:0800101999">
                <strong>{outcome.ill.authority}</strong>
              </a>
            </p>
          )}
        </>
      )}
      {written && (
        <>
          <p className="report-quote" dir="auto">
            {written.title}
          </p>
          {written.why.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          {written.review === 'possible' && (
            <EntryForm action={to} kept={kept}>
              <input type="hidden" name="review" value="1" />
              <input type="hidden" name="from" value={to} />
              <TextArea
                name="text"
                label={reportPageTexts.whatToKnow}
                hint={reportPageTexts.whatToKnowHint}
                maxLength={maxReportLength}
              />
              <SubmitButton className="button button-block">{reportsTexts.askForReview}</SubmitButton>
            </EntryForm>
          )}
        </>
      )}
      {reportable && formKey !== undefined && (
        <>
          <p className="report-quote" dir="auto">
            {reportable.title}
          </p>
          <EntryForm action={to} formKey={formKey} kept={kept}>
            <input type="hidden" name="from" value={to} />
            <Reasons reasons={reportable.reasons} />
            <TextArea
              name="text"
              label={reportPageTexts.whatHappened}
              hint={reportPageTexts.whatHappenedHint}
              maxLength={maxReportLength}
            />
            <SubmitButton className="button button-block">{reportPageTexts.send}</SubmitButton>
          </EntryForm>
        </>
      )}
      <p>
        <a href={back ?? '/home'}>{back === undefined ? reportPageTexts.browse : reportPageTexts.back}</a>
      </p>
    </section>
  );
}

interface Reason {
  readonly reason: string;
  readonly label: string;
}

/** The data of the page in each of its forms. */
interface Shown {
  readonly to: string;
  readonly heading: string;
  readonly back?: string;
  readonly formKey?: string;
  readonly kept?: Readonly<Record<string, string>> | undefined;
  readonly outcome?: ReturnType<typeof outcomeOf>;
  readonly written?: {
    readonly title: string;
    readonly why: readonly string[];
    readonly review: 'possible' | 'asked' | 'none';
  };
  readonly reportable?: {
    readonly title: string;
    readonly reasons: readonly Reason[];
  };
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const field = useField('reason');
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend>{reportPageTexts.whatIsWrong}</legend>
      {reasons.map(({ reason, label }, index) => (
        <div className="choice" key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            id={`${field.id}-${reason}`}
            required
            defaultChecked={field.value === reason}
            aria-invalid={index === 0 ? field.control['aria-invalid'] : undefined}
            data-missing={reportsTexts.reasonMissing}
          />
          <label htmlFor={`${field.id}-${reason}`}>{label}</label>
        </div>
      ))}
      <FieldError field={field} />
    </fieldset>
  );
}

export { PageFailure as ErrorBoundary };
