import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { maxAnswerLength } from '../../core/moderation/limits.ts';
import * as appealTexts from '../../core/texts/appeal.ts';
import * as moderationTexts from '../../core/texts/moderation.ts';
import { form, page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/pages.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(appealTexts.heading);

export const loader = page(async ({ core, viewer, params }) => {
  const { text, day, ...sanction } = await core.viewSanction(viewer, params['token'] ?? '');
  return { ...sanction, text: said(text), day: said(day) };
});

export const action = form(async ({ core, viewer, params, typed, client, done }) => {
  const token = params['token'] ?? '';
  await core.answerSanction(viewer, { token, ...typed('text'), client });
  return done(`/appeal/${token}`, moderationTexts.answerThanks);
});

export const clientAction = keepForm();

export default function Appeal() {
  const { text, day, lifted, answer, dismissed, canAnswer } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>{appealTexts.heading}</h1>
      <p className="report-quote" dir="auto">
        {text}
      </p>
      <p className="muted">
        {lifted ? appealTexts.decidedAndLifted({ day }) : appealTexts.decidedOn({ day })}
      </p>
      {answer !== undefined && (
        <>
          <h2>{appealTexts.yourAnswer}</h2>
          <p className="report-quote" dir="auto">
            {answer}
          </p>
          {!lifted && <p className="muted">{dismissed ? appealTexts.stands : appealTexts.waits}</p>}
        </>
      )}
      {canAnswer && (
        <EntryForm>
          <TextArea
            name="text"
            label={appealTexts.yourAnswer}
            hint={appealTexts.hint}
            required
            rows={6}
            maxLength={maxAnswerLength}
            missing={moderationTexts.answerMissing}
          />
          <SubmitButton className="button button-block">{appealTexts.send}</SubmitButton>
        </EntryForm>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
