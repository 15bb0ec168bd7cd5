import * as placesTexts from '../../../core/texts/places.ts';
import { useRootData } from '../../rendering/root-data.ts';
import type { Elsewhere } from '../search/nothing-found.tsx';
import { AdvertCard } from './advert-card.tsx';
import type { CardAdvert } from './advert-views.ts';

/** What districts around have, for a list that a district leaves nearly empty. */
export interface ShownNearby {
  readonly district: string;
  readonly cards: readonly CardAdvert[];
  /** Address of the same search in all districts, nearest first. */
  readonly all: string;
  readonly elsewhere: Elsewhere | undefined;
}

export function Nearby({ nearby }: { nearby: ShownNearby | undefined }) {
  const asList = useRootData()?.asList;
  if (nearby === undefined || nearby.cards.length === 0) return null;
  const { district, cards, all } = nearby;
  return (
    <section className="nearby" aria-labelledby="nearby">
      <h2 id="nearby">{placesTexts.nearby}</h2>
      <div className={asList ? 'card-grid' : 'card-grid card-pairs'}>
        {cards.map((advert) => (
          <AdvertCard key={advert.id} advert={advert} photo="late" />
        ))}
      </div>
      <p>
        <a href={all}>{placesTexts.allNear({ district })}</a>
      </p>
    </section>
  );
}
