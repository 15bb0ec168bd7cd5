import { useLoaderData } from '@remix-run/react';
import * as feedbackTexts from '../../core/texts/feedback.ts';
import * as problemTexts from '../../core/texts/report-problem.ts';
import { FeedbackForm } from '../features/site/feedback-form.tsx';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { keepForm } from '../ui/forms/keep-form.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(problemTexts.title, { path: '/report-problem' });

export const loader = page(async ({ unfinished }) => ({
  formKey: newFormKey(),
  kept: await unfinished(),
}));

export const action = form(
  async ({ core, viewer, client, typed, formKey, done }) => {
    await core.sendFeedback(viewer, { kind: 'problem', ...typed('message', 'email'), formKey, client });
    return done('/report-problem', feedbackTexts.thanks);
  },
  { keeps: [] },
);

export const clientAction = keepForm(feedbackTexts.failed);

export default function ReportProblem() {
  const { formKey, kept } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>{problemTexts.title}</h1>
      <p>{problemTexts.explanation}</p>
      <FeedbackForm formKey={formKey} kept={kept} hint={problemTexts.hint} />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
