import type { AccountToDecideAbout } from '../../../core/moderation/acts-about.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { VersionField } from '../../ui/forms/version-field.tsx';

const spans = [1, 3, 7, 14, 30, 90, 180, 365];

interface Props {
  account: AccountToDecideAbout;
  /** Whether the account can be restored here; false beside a button that restores something else. */
  restores?: boolean;
}

/** The buttons that decide about an account, for a form that has the reason. */
export function AccountActs({ account, restores = false }: Props) {
  const { accountId, username, version, acts } = account;
  const days = useField('days');
  return (
    <div className="moderation-acts">
      <input type="hidden" name="account" value={accountId} />
      <VersionField name="standing" now={version} />
      <div className="button-row">
        {restores && acts.includes('restore') && (
          <button type="submit" name="act" value="restore account" className="button button-quiet">
            Restore
          </button>
        )}
        {acts.includes('warn') && (
          <button type="submit" name="act" value="warn" className="button button-quiet">
            Warn
          </button>
        )}
      </div>
      {acts.includes('suspend') && (
        <div className="field">
          <label htmlFor={days.id}>Days of suspension</label>
          <div className="moderation-row">
            {/* A select, because Enter in an input would press the form's first button. */}
            <select {...days.control} defaultValue={days.value ?? '7'}>
              {spans.map((span) => (
                <option key={span} value={span}>
                  {span === 1 ? '1 day' : `${span} days`}
                </option>
              ))}
            </select>
            <button type="submit" name="act" value="suspend" className="button button-quiet">
              Suspend
            </button>
          </div>
          <FieldError field={days} />
        </div>
      )}
      {acts.includes('ban') && (
        <details>
          <summary>Ban {username} for good</summary>
          <p>
            {username} is logged out at once, and nobody can see their adverts, comments or profile. If you
            restore the account, everything comes back.
          </p>
          <button type="submit" name="act" value="ban" className="button button-danger">
            Ban
          </button>
        </details>
      )}
    </div>
  );
}
