import { maxFeedbackLength } from '../../../core/feedback/limits.ts';
import * as feedbackTexts from '../../../core/texts/feedback.ts';
import * as formTexts from '../../../core/texts/feedback-form.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { EmailField } from '../../ui/forms/email-field.tsx';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';

export function FeedbackForm({
  formKey,
  kept,
  hint,
}: {
  formKey: string;
  kept: Readonly<Record<string, string>> | undefined;
  hint: string;
}) {
  const signedIn = useRootData()?.viewer.kind !== 'visitor';
  return (
    <EntryForm formKey={formKey} kept={kept}>
      <TextArea
        name="message"
        label={formTexts.message}
        hint={hint}
        required
        rows={6}
        maxLength={maxFeedbackLength}
        missing={feedbackTexts.messageMissing}
      />
      {!signedIn && (
        <EmailField
          hint={formTexts.emailHint}
          autoComplete="email"
          enterKeyHint="send"
          mismatch={feedbackTexts.emailInvalid}
        />
      )}
      <SubmitButton className="button button-block">{formTexts.send}</SubmitButton>
    </EntryForm>
  );
}
