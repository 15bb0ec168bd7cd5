import * as placesTexts from '../../../core/texts/places.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { AdvertCard } from './advert-card.tsx';
import type { CardAdvert } from './advert-views.ts';

/** What districts around have, for a list that a district leaves nearly empty. */
export interface ShownNearby {
  readonly district: string;
  readonly cards: readonly CardAdvert[];
  /** Address of the same search in all districts, nearest first. */
  readonly all: string;
  /** Where else to look, with the numbers of adverts, if the list has none. */
  readonly choices:
    | {
        readonly districts: readonly {
          readonly district: string;
          readonly count: string;
          readonly to: string;
        }[];
        readonly everywhere: string;
        readonly anywhere: string;
      }
    | undefined;
}

export function Nearby({ nearby }: { nearby: ShownNearby | undefined }) {
  const asList = useRootData()?.asList;
  if (nearby === undefined) return null;
  const { district, cards, all, choices } = nearby;
  return (
    <>
      {choices && (
        <div className="elsewhere">
          {choices.districts.length > 0 && <p>{placesTexts.nextTo(district)}</p>}
          <ul className="chips">
            {choices.districts.map((one) => (
              <Elsewhere key={one.to} words={one.district} {...one} />
            ))}
            <Elsewhere words="All districts" count={choices.everywhere} to={choices.anywhere} />
          </ul>
        </div>
      )}
      {cards.length > 0 && (
        <section className="nearby" aria-labelledby="nearby">
          <h2 id="nearby">{placesTexts.nearby}</h2>
          <div className={asList ? 'card-grid' : 'card-grid card-pairs'}>
            {cards.map((advert) => (
              <AdvertCard key={advert.id} advert={advert} photo="late" />
            ))}
          </div>
          <p>
            <a href={all}>{placesTexts.allNear(district)}</a>
          </p>
        </section>
      )}
    </>
  );
}

function Elsewhere({ words, count, to }: { words: string; count: string; to: string }) {
  return (
    <li>
      <a className="chip" href={to} data-reload="">
        <span>
          {words} <span className="muted">{count}</span>
        </span>
      </a>
    </li>
  );
}
