import { useLoaderData } from '@remix-run/react';
import * as feedbackTexts from '../../core/texts/feedback.ts';
import * as suggestionsTexts from '../../core/texts/suggestions.ts';
import { FeedbackForm } from '../features/site/feedback-form.tsx';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { keepForm } from '../ui/forms/keep-form.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(suggestionsTexts.title, { path: '/suggestions' });

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
      <h1>{suggestionsTexts.title}</h1>
      <p>{suggestionsTexts.explanation}</p>
      <FeedbackForm formKey={formKey} kept={kept} hint={suggestionsTexts.hint} />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
