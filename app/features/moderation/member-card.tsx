import type { MemberView } from '../../../core/moderation/view-member.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { AccountActs } from './account-acts.tsx';
import { endInWords } from './end-in-words.ts';
import { ReasonField } from './reason-field.tsx';
import { SanctionWords } from './sanction-words.tsx';

interface Props {
  member: MemberView;
  action: string;
  /** The fields' initial values. */
  values: Readonly<Record<string, string>>;
}

/** A person's account with the decisions about it, and the form for another decision. */
export function MemberCard({ member, action, values }: Props) {
  const { account, fullName, joinedAt, standing, sanctions } = member;
  const { accountId, username, acts, version } = account;
  return (
    <article className="moderation-case" aria-label={username}>
      <h2 dir="auto">{fullName}</h2>
      <p className="muted">
        {standing.bannedAt ? `@${username}` : <a href={`/user/${accountId}`}>@{username}</a>}. Account
        created: <RelativeTime at={joinedAt} />.{standing.moderator && ' A moderator.'}
      </p>
      {standing.bannedAt && (
        <p>
          <strong>Banned:</strong> <RelativeTime at={standing.bannedAt} />
        </p>
      )}
      {standing.suspendedUntil && (
        <p>
          <strong>Suspended</strong> until {endInWords(standing.suspendedUntil)}.
        </p>
      )}
      {acts.length === 0 ? (
        <p className="muted">Only the operator can decide about this account.</p>
      ) : (
        <EntryForm action={action} values={values} key={version}>
          <ReasonField hint={`${username} will read this.`} />
          <AccountActs account={account} restores />
        </EntryForm>
      )}
      <h3>Decisions</h3>
      {sanctions.length === 0 && <p className="muted">Nothing yet.</p>}
      <ul className="moderation-history">
        {sanctions.map(({ sanction, by }) => (
          <li key={sanction.id}>
            <SanctionWords sanction={sanction} by={by ?? 'the operator'} />
          </li>
        ))}
      </ul>
    </article>
  );
}
