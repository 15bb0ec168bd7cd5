import * as waitingTexts from '../../../core/texts/waiting.ts';
import type { Waiting } from '../../browser/offline/waiting-store.ts';
import stylesheet from '../../styles/waiting.css?url';
import { useWaiting } from './use-waiting.ts';
import { WaitingFoot } from './waiting-foot.tsx';

/** What waits for the network: of this page, or all of it. */
export function WaitingList({ page }: { page?: string | undefined }) {
  const here = useWaiting().filter((made) => page === undefined || pageOf(made) === page);
  if (here.length === 0) return page === undefined ? <p>{waitingTexts.none}</p> : null;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      <ul className="waiting-list" aria-label={waitingTexts.forNetwork}>
        {here.map((made) => (
          <li key={made.id}>
            <b>{nameOf(made)}</b>{' '}
            {page === undefined ? <a href={pageOf(made)}>{wordsOf(made)}</a> : wordsOf(made)}
            <div className="waiting-foot">
              <WaitingFoot made={made} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function pageOf(made: Waiting): string {
  return made.kind === 'message' ? `/chat?with=${made.to}` : made.page;
}

function nameOf(made: Waiting): string {
  const isTakenBack = (made.kind === 'like' || made.kind === 'save') && made.words === 'false';
  return (isTakenBack ? waitingTexts.takenBack : waitingTexts.kinds)[made.kind];
}

function wordsOf(made: Waiting): string {
  if (made.kind === 'message') return made.text || waitingTexts.photos;
  if (made.kind === 'like' || made.kind === 'save') return waitingTexts.seeAdvert;
  return made.words;
}
