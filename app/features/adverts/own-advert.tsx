import { Link, type LinkProps } from '@remix-run/react';
import { type MouseEvent, useRef, useState } from 'react';
import type { OwnCard } from '../../../core/adverts/own-card.ts';
import { calendarDay } from '../../../core/shared/time/calendar-day.ts';
import * as daysTexts from '../../../core/texts/days.ts';
import * as deleteAdvertTexts from '../../../core/texts/delete-advert.ts';
import * as ownAdvertTexts from '../../../core/texts/own-advert.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import { closeOnEscape } from '../../ui/close-on-escape.ts';
import { DeleteDialog } from '../../ui/forms/delete-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Photo } from '../../ui/photo.tsx';
import { fromSite } from '../../ui/picture-url.ts';
import type { AdvertAct } from './advert-acts.ts';
import { Price } from './price.tsx';

interface Entry extends Pick<LinkProps, 'className' | 'onClick'> {
  readonly to: string;
  readonly move?: AdvertAct['move'];
  readonly icon: IconName;
  readonly words: string;
}

/** One of the viewer's own adverts in their grid. Its picture opens a menu, which works without script too. */
export function OwnAdvert({
  advert,
}: {
  advert: Omit<OwnCard, 'performance' | 'chip'> & {
    chip: string | undefined;
    performance: string;
    per?: string | undefined;
    acts: readonly AdvertAct[];
    reviewNote: string | false;
  };
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [asking, setAsking] = useState(false);

  function close(event?: MouseEvent) {
    event?.preventDefault();
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  }

  function ask(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    close(event);
    setAsking(true);
  }

  const renewal = advert.state === 'ended' ? advert.acts.find(({ move }) => move === 'renewed') : undefined;
  const deletion = `/account/delete/${advert.id}`;
  const entries: readonly Entry[] = [
    { to: `/singleherb/${advert.id}`, icon: 'view', words: ownAdvertTexts.view },
    { to: `/update-herb/${advert.id}`, icon: 'edit', words: ownAdvertTexts.edit },
    ...advert.acts,
    { to: deletion, icon: 'delete', words: ownAdvertTexts.remove, className: 'menu-danger', onClick: ask },
    { to: '/account', icon: 'close', words: ownAdvertTexts.cancel, onClick: close },
  ];
  return (
    <li className="own-post">
      <details ref={details} name="own-post" onKeyDown={closeOnEscape}>
        <summary>
          <Photo
            picture={fromSite(advert.cover)}
            alt={advert.title}
            sizes="(min-width: 768px) 220px, 44vw"
            className="own-post-picture"
          />
          <Icon name="menu" className="own-post-sign" />
        </summary>
        <div className="own-post-menu">
          <p className="own-post-menu-title" dir="auto">
            {advert.title}
          </p>
          <ul className="menu-list">
            {advert.reviewNote && <li className="menu-note">{advert.reviewNote}</li>}
            {advert.renewableFrom && !advert.acts.some(({ move }) => move === 'renewed') && (
              <li className="menu-note">
                {statesTexts.renewableFrom({ day: calendarDay(advert.renewableFrom, daysTexts) })}
              </li>
            )}
            {entries.map(({ to, icon, words, move, ...link }) => (
              <li key={words}>
                {move === undefined ? (
                  <Link to={to} {...link}>
                    <Icon name={icon} />
                    {words}
                  </Link>
                ) : (
                  <form method="post" action={to}>
                    <input type="hidden" name="from" value="/account" />
                    <button type="submit" name="move" value={move}>
                      <Icon name={icon} />
                      {words}
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </div>
      </details>
      {advert.chip && <p className={`state-chip own-post-${advert.state}`}>{advert.chip}</p>}
      <p className="own-post-price">
        <Price price={advert.price} per={advert.per} />
      </p>
      <p className="own-post-title" dir="auto">
        {advert.title}
      </p>
      <p className="own-post-figures">{advert.performance}</p>
      {renewal && (
        <form method="post" action={renewal.to}>
          <input type="hidden" name="from" value="/account" />
          <button type="submit" name="move" value={renewal.move} className="button button-quiet button-small">
            {renewal.words}
          </button>
        </form>
      )}
      {asking && (
        <DeleteDialog
          question={deleteAdvertTexts.question}
          subject={
            <>
              <p dir="auto">{advert.title}</p>
              {advert.promoted && <p>{deleteAdvertTexts.endsPromotion}</p>}
            </>
          }
          action={deletion}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
