import { maxReasonLength } from '../../../core/moderation/limits.ts';
import * as moderationTexts from '../../../core/texts/moderation.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';

/** The reason for a moderator's decision. */
export function ReasonField({ hint }: { hint: string }) {
  return (
    <TextArea
      name="reason"
      label="Reason"
      hint={hint}
      required
      rows={2}
      maxLength={maxReasonLength}
      missing={moderationTexts.reasonMissing}
    />
  );
}
