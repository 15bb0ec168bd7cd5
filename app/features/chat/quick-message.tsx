import { maxMessageLength } from '../../../core/chats/limits.ts';
import * as quickMessageTexts from '../../../core/texts/quick-message.ts';
import * as stallTexts from '../../../core/texts/stall.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { VerifyLink } from '../../ui/verify-link.tsx';
import { WaitingHere } from '../waiting/waiting-here.tsx';

/** Writes to the person of this page without leaving it. */
export function QuickMessage({
  otherId,
  messageId,
  keptText,
  failure,
}: {
  otherId: string;
  messageId: string;
  keptText: string;
  failure: ShownFailure | undefined;
}) {
  return (
    <div className="quick-message">
      <h2>{stallTexts.quickMessage}</h2>
      <EntryForm id="quick" values={{ message: keptText }} formKey={messageId} keyName="messageId" mayWait>
        <TextArea
          name="message"
          label={quickMessageTexts.message}
          rows={2}
          maxLength={maxMessageLength}
          required
          missing={quickMessageTexts.nothingWritten}
        />
        <VerifyLink problem={failure?.errors['message']} />
        <SubmitButton className="button button-small">{quickMessageTexts.send}</SubmitButton>
      </EntryForm>
      <WaitingHere page={`/chat?with=${otherId}`} />
    </div>
  );
}
