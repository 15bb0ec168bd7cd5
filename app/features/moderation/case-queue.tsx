import * as deskTexts from '../../../core/texts/desk.ts';
import * as reportsTexts from '../../../core/texts/reports.ts';
import { Photo } from '../../ui/photo.tsx';
import { fromSite } from '../../ui/picture-url.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { caseId, kinds } from './case-card.tsx';
import type { ShownCase } from './desk-views.server.ts';

interface Props {
  items: readonly ShownCase[];
  /** Whether there are more on the next page. */
  more: boolean;
  open: string | undefined;
  /** Address of the page of the queue, to which the case is added. */
  address: string;
}

/** The cases of the page in their order; each leads to the case. */
export function CaseQueue({ items, more, open, address }: Props) {
  return (
    <nav
      className="desk-queue"
      aria-label={deskTexts.waiting({ number: `${items.length}${more ? '+' : ''}` })}
    >
      <ol>
        {items.map(({ case: found, thing, signals, reports }) => {
          const id = caseId(found.subject);
          const [first] = signals;
          const ill = first?.kind === 'ill';
          const reason = ill
            ? reportsTexts.reasons.ill
            : reports[0] && reportsTexts.reasons[reports[0].reason];
          const doubts = signals.filter(({ kind }) => kind === 'doubt').map(({ words }) => words);
          const facts = [reason, ...doubts].filter((words) => words !== undefined);
          const kind = kinds[found.subject.kind];
          return (
            <li key={id}>
              <a
                href={`${address}case=${id.replace('case-', '')}#${id}`}
                className={`desk-case desk-${first?.kind ?? 'plain'}`}
                aria-current={id === open ? 'true' : undefined}
              >
                {thing?.picture && (
                  <span className="desk-photo">
                    <Photo picture={fromSite(thing.picture)} alt="" sizes="48px" loading="lazy" />
                  </span>
                )}
                <span className="desk-words">
                  <span className="desk-title" dir="auto">
                    {thing?.title ?? kind}
                  </span>
                  <span className="desk-facts">{facts.join(' · ')}</span>
                  <span className="muted">
                    {found.hiding ? `${kind} · ${deskTexts.hidden} · ` : `${kind} · `}
                    <RelativeTime at={found.openedAt} />
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
