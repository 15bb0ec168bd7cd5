import { useLoaderData } from '@remix-run/react';
import * as feedbackTexts from '../../core/texts/feedback.ts';
import { FeedbackForm } from '../features/site/feedback-form.tsx';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { keepForm } from '../ui/forms/keep-form.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled('Suggestions', { path: '/suggestions' });

export const loader = page(async ({ unfinished }) => ({
  formKey: newFormKey(),
  kept: await unfinished(),
}));

export const action = form(
  async ({ core, viewer, client, typed, formKey, done }) => {
    await core.sendFeedback(viewer, { kind: 'suggestion', ...typed('message', 'email'), formKey, client });
    return done('/suggestions', feedbackTexts.thanks);
  },
  { keeps: [] },
);

export const clientAction = keepForm(feedbackTexts.failed);

export default function Suggestions() {
  const { formKey, kept } = useLoaderData<typeof loader>();
  return (
    <section className="form-page">
      <h1>Suggestions</h1>
      <p>Tell us what is missing or what could be better.</p>
      <FeedbackForm formKey={formKey} kept={kept} hint="Please write about one idea at a time." />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
