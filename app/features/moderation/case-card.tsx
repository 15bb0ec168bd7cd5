import type { Subject } from '../../../core/entities/report.ts';
import * as deskTexts from '../../../core/texts/desk.ts';
import * as reportsTexts from '../../../core/texts/reports.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { VersionField } from '../../ui/forms/version-field.tsx';
import { Photo } from '../../ui/photo.tsx';
import { fromSite } from '../../ui/picture-url.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { AccountActs } from './account-acts.tsx';
import type { ShownCase } from './desk-views.server.ts';
import { endInWords } from './end-in-words.ts';
import { KnownPhoto } from './known-photo.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { ReasonField } from './reason-field.tsx';

export const kinds = { advert: 'Advert', comment: 'Comment', user: 'Profile', message: 'Message' };
const buttons = { hide: 'Hide', restore: 'Restore', dismiss: 'Dismiss' };
const keys = { hide: 'H', restore: 'R', dismiss: 'D' };

/** Where the queue and the keys find the case. */
export const caseId = ({ kind, id }: Subject) => `case-${kind}-${id}`;

const whoReads =
  'The writer and those who reported it will read this; for a warning, suspension or ban, only the writer.';

/** Further reports are folded. */
const reportsAtOnce = 3;

interface Props {
  item: ShownCase;
  /** The refusal of a decision about this case. */
  failure: ShownFailure | null;
  /** The fields' initial values. */
  values: Readonly<Record<string, string>>;
  action: string;
  /** Whether the address asks for this case alone, on a phone. */
  chosen: boolean;
}

/** All that a moderator needs for a decision, and the form for it. */
export function CaseCard({ item, failure, values, action, chosen }: Props) {
  const { case: found, thing, reports, acts, account } = item;
  const { subject, hiding, review, decision, version } = found;
  const copy = reports[0]?.copy;
  return (
    <article
      id={caseId(subject)}
      data-case
      data-chosen={chosen || undefined}
      tabIndex={-1}
      className="moderation-case"
      aria-label={`${kinds[subject.kind]} ${thing?.title ?? ''}`}
    >
      <h2 dir="auto">
        {kinds[subject.kind]}
        {thing && ': '}
        {thing &&
          (thing.advertId === undefined ? (
            thing.title
          ) : (
            <a href={`/singleherb/${thing.advertId}`}>{thing.title}</a>
          ))}
      </h2>
      <Since item={item} />
      {item.signals.length > 0 && (
        <ul className="desk-signals">
          {item.signals.map(({ kind, words }) => (
            <li key={words} className={`desk-signal desk-${kind}`}>
              {words}
            </li>
          ))}
        </ul>
      )}
      <div className="moderation-thing">
        {thing?.picture && thing.picture.key !== item.knownPhoto?.picture?.key && (
          <div className="moderation-photo">
            <Photo picture={fromSite(thing.picture)} alt="" sizes="112px" loading="lazy" />
          </div>
        )}
        <p className="report-quote" dir="auto">
          {thing ? thing.text : (copy ?? 'It was deleted.')}
        </p>
      </div>
      {thing && copy !== undefined && !copy.endsWith(thing.text) && (
        <details>
          <summary>What it said when it was reported</summary>
          <p className="report-quote" dir="auto">
            {copy}
          </p>
        </details>
      )}
      {item.pictures.length > 0 && <MessagePhotos pictures={item.pictures} />}
      {item.knownPhoto && <KnownPhoto known={item.knownPhoto} />}
      {hiding && hiding.text !== '' && (
        <p dir="auto">
          <strong>Hidden because:</strong> {hiding.text}
        </p>
      )}
      {review && (
        <p dir="auto">
          <strong>A review has been requested.</strong> {review.text}
        </p>
      )}
      {decision && (
        <p className="muted" dir="auto">
          Before: {buttons[decision.act]}, <RelativeTime at={decision.at} />. {decision.reason}
        </p>
      )}
      <Reports item={item} />
      <EntryForm
        action={action}
        failure={failure}
        values={{ reason: item.readyReason, ...values }}
        // After another moderator's decision the form begins anew, so that nobody repeats their own without a second
        // look.
        key={`${version} ${account?.version}`}
      >
        <input type="hidden" name="kind" value={subject.kind} />
        <input type="hidden" name="id" value={subject.id} />
        <VersionField now={version} />
        <ReasonField
          hint={item.readyReason === '' ? whoReads : `${whoReads} ${deskTexts.readyHint} “${deskTexts.kept}”`}
        />
        <div className="button-row">
          {acts.map((act) => (
            <button
              key={act}
              type="submit"
              name="act"
              value={act}
              aria-keyshortcuts={keys[act]}
              className={act === 'hide' ? 'button button-danger' : 'button button-quiet'}
            >
              {buttons[act]}{' '}
              <span className="desk-key" aria-hidden="true">
                {keys[act]}
              </span>
            </button>
          ))}
        </div>
        {account && (
          <details>
            <summary>Warn, suspend or ban {account.username}</summary>
            <AccountActs account={account} />
          </details>
        )}
      </EntryForm>
    </article>
  );
}

function Since({ item }: { item: ShownCase }) {
  const { case: found, writer, writerSince, writerStanding, sanctionCount, account } = item;
  const { suspendedUntil } = writerStanding;
  return (
    <p className="muted">
      {found.hiding ? 'Hidden. ' : ''}Opened: <RelativeTime at={found.openedAt} />. Written by{' '}
      {writer ? <a href={`/user/${writer.id}`}>{writer.username}</a> : 'somebody without a profile'}. Account
      created: <RelativeTime at={writerSince} />.{' '}
      {account?.acts.includes('restore') &&
        suspendedUntil &&
        `The account is suspended until ${endInWords(suspendedUntil)}. `}
      {writer && sanctionCount > 0 && (
        <a href={`/moderation?user=${writer.id}`}>
          {sanctionCount === 1 ? '1 earlier decision' : `${sanctionCount} earlier decisions`}
        </a>
      )}
    </p>
  );
}

function Reports({ item: { reports, reportCount } }: { item: ShownCase }) {
  if (reportCount === 0) return null;
  const rest = reports.slice(reportsAtOnce);
  return (
    <>
      <h3>{reportCount === 1 ? '1 report' : `${reportCount} reports`}</h3>
      <ReportList reports={reports.slice(0, reportsAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary>More reports</summary>
          <ReportList reports={rest} />
        </details>
      )}
    </>
  );
}

function ReportList({ reports }: { reports: ShownCase['reports'] }) {
  return (
    <ul className="desk-reports">
      {reports.map(({ id, reason, text, sentAt, counts }) => (
        <li key={id} dir="auto">
          <strong>{reportsTexts.reasons[reason]}</strong> <RelativeTime at={sentAt} />
          {!counts && ' (does not count towards hiding)'}
          {text !== '' && `: ${text}`}
        </li>
      ))}
    </ul>
  );
}
