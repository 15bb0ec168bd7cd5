import { maxEmailLength } from '../../core/accounts/limits.ts';
import { maxFeedbackLength } from '../../core/feedback/limits.ts';
import { texts } from '../../core/texts.ts';
import { useRootData } from '../root-data.ts';
import { EntryForm } from './fields/entry-form.tsx';
import { useFormFailure } from './fields/form-state.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';

const fieldNames = ['message', 'email'];

/** Something that a person wants the people behind the site to know. */
export function FeedbackForm({ formKey, hint }: { formKey: string; hint: string }) {
  const signedIn = useRootData()?.viewer.kind !== 'visitor';
  return (
    <EntryForm failure={useFormFailure()} fields={fieldNames} formKey={formKey}>
      <TextArea
        name="message"
        label="Message"
        hint={hint}
        required
        rows={6}
        maxLength={maxFeedbackLength}
        missing={texts.feedback.messageMissing}
      />
      {!signedIn && (
        <TextField
          name="email"
          label="Email"
          type="email"
          hint="Only if you want an answer."
          maxLength={maxEmailLength}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          mismatch={texts.feedback.emailInvalid}
        />
      )}
      <SubmitButton className="button button-block">Send</SubmitButton>
    </EntryForm>
  );
}
