import { maxApprovalNumberLength } from '../../../core/adverts/limits.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

/** For the few sellers who have one: the number of an approval, and how long it is valid. */
export function ApprovalFields() {
  return (
    <>
      <TextField
        name="ndaNumber"
        label="National Drug Authority number"
        hint="Optional. Buyers can see it while it is valid, and ask the authority about it."
        maxLength={maxApprovalNumberLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        name="ndaUntil"
        label="Valid until"
        hint="Only with a number."
        type="date"
        autoComplete="off"
      />
    </>
  );
}
