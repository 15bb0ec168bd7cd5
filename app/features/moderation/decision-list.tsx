import * as deskTexts from '../../../core/texts/desk.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { ShownDecision } from './desk-views.server.ts';

/** What was decided, newest first, each with its reason and a way to the account that it concerned. */
export function DecisionList({ items }: { items: readonly ShownDecision[] }) {
  if (items.length === 0) return <p className="muted">{deskTexts.nothingDecided}</p>;
  return (
    <ul className="desk-decided">
      {items.map(({ id, act, by, subject, reason, at, title, accountId }) => {
        const words = title ?? deskTexts.kinds[subject.kind];
        return (
          <li key={id}>
            <p className="desk-what">
              <span className={`desk-signal desk-act-${act}`}>{deskTexts.done[act]}</span>{' '}
              {accountId === undefined ? (
                <span dir="auto">{words}</span>
              ) : (
                <a className="desk-about" href={`/moderation?user=${accountId}`} dir="auto">
                  {words}
                </a>
              )}
            </p>
            <p dir="auto">{reason}</p>
            <p className="muted small">
              {title !== undefined && `${deskTexts.kinds[subject.kind]} · `}
              <bdi>{by}</bdi> · <RelativeTime at={at} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
