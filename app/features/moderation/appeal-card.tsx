import type { Appeal } from '../../../core/moderation/list-appeals.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { VersionField } from '../../ui/forms/version-field.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ReasonField } from './reason-field.tsx';
import { SanctionWords } from './sanction-words.tsx';

interface Props {
  appeal: Appeal;
  failure: ShownFailure | null;
  /** The fields' initial values. */
  values: Readonly<Record<string, string>>;
  action: string;
}

/** A person's answer to a decision, and the form that decides about the answer. */
export function AppealCard({ appeal: { sanction, account }, failure, values, action }: Props) {
  const { accountId, username, version, acts } = account;
  return (
    <article className="moderation-case" aria-label={`Answer from ${username}`}>
      <h3>
        Answer from <a href={`/moderation?user=${accountId}`}>{username}</a>
      </h3>
      <SanctionWords sanction={sanction} />
      {sanction.answer && (
        <p className="muted">
          Answered: <RelativeTime at={sanction.answer.at} />
        </p>
      )}
      {acts.length === 0 ? (
        <p className="muted">Only the operator can decide about this.</p>
      ) : (
        <EntryForm action={action} failure={failure} values={values} key={version}>
          <input type="hidden" name="sanction" value={sanction.id} />
          <input type="hidden" name="account" value={accountId} />
          <VersionField name="standing" now={version} />
          <ReasonField hint={`${username} will read this.`} />
          <div className="button-row">
            <button type="submit" name="act" value="restore account" className="button button-quiet">
              Restore
            </button>
            <button type="submit" name="act" value="dismiss answer" className="button button-quiet">
              Dismiss the answer
            </button>
          </div>
        </EntryForm>
      )}
    </article>
  );
}
