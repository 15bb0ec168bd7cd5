import { maxApprovalNumberLength } from '../../../core/adverts/limits.ts';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import { useFormState } from '../../ui/forms/form-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** For the few sellers who have one: the number of an approval, and how long it is valid; folded as long as it is empty. */
export function ApprovalFields() {
  const { values, errors } = useFormState();
  const isUsed = ['ndaNumber', 'ndaUntil'].some((name) => values[name] || errors[name] !== undefined);
  return (
    <details className="fold" open={isUsed || undefined}>
      <summary>
        {advertFormTexts.approval} <span className="muted small">{advertFormTexts.optional}</span>
      </summary>
      <TextField
        name="ndaNumber"
        label={advertFormTexts.approvalNumber}
        hint={advertFormTexts.approvalNumberHint}
        maxLength={maxApprovalNumberLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        name="ndaUntil"
        label={advertFormTexts.approvalUntil}
        hint={advertFormTexts.approvalUntilHint}
        type="date"
        autoComplete="off"
      />
    </details>
  );
}
