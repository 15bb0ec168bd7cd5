import { maxApprovalNumberLength } from '../../../core/adverts/limits.ts';
import { useFormState } from '../../ui/forms/form-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** For the few sellers who have one: the number of an approval, and how long it is valid; folded as long as it is empty. */
export function ApprovalFields() {
  const { values, errors } = useFormState();
  const isUsed = ['ndaNumber', 'ndaUntil'].some((name) => values[name] || errors[name] !== undefined);
  return (
    <details className="fold" open={isUsed || undefined}>
      <summary>
        National Drug Authority number <span className="muted small">optional</span>
      </summary>
      <TextField
        name="ndaNumber"
        label="Number"
        hint="Buyers can see it while it is valid, and ask the authority about it."
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
    </details>
  );
}
