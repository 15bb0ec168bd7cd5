import type { Sanction } from '../../../core/entities/sanction.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { endInWords } from './end-in-words.ts';

const did = { warn: 'Warned', suspend: 'Suspended', ban: 'Banned' };

/** A decision, who made it if that is given, and the person's answer. */
export function SanctionWords({ sanction, by }: { sanction: Sanction; by?: string }) {
  const { kind, reason, at, endsAt, liftedAt, answer, dismissedAt } = sanction;
  return (
    <>
      <p dir="auto">
        <strong>{did[kind]}:</strong> {reason}
      </p>
      <p className="muted">
        <RelativeTime at={at} />
        {by !== undefined && `, by ${by}`}
        {endsAt && `, until ${endInWords(endsAt)}`}
        {liftedAt && ', lifted'}
      </p>
      {answer && (
        <p className="report-quote" dir="auto">
          {answer.text}
        </p>
      )}
      {dismissedAt && !liftedAt && <p className="muted">The answer was dismissed.</p>}
    </>
  );
}
