import { Link, type LinkProps } from '@remix-run/react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { OwnCard } from '../../core/adverts/own-card.ts';
import { formatPrice } from '../../core/adverts/price.ts';
import { texts } from '../../core/texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Photo } from './photo.tsx';

interface Entry extends Pick<LinkProps, 'className' | 'onClick'> {
  readonly to: string;
  /** Of what is sent there; without it, `to` is a page. */
  readonly sold?: boolean;
  readonly icon: IconName;
  readonly words: string;
}

function soldEntry({ id, state }: OwnCard): Entry {
  const to = `/singleherb/${id}/sold`;
  const { makeAvailable, markAsSold } = texts.states;
  return state === 'sold'
    ? { to, icon: 'refresh', words: makeAvailable, sold: false }
    : { to, icon: 'done', words: markAsSold, sold: true };
}

/** One of the viewer's own adverts in their grid. Its picture opens a menu, which works without script too. */
export function OwnPost({ advert, promotable }: { advert: OwnCard; promotable: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [asking, setAsking] = useState(false);

  function close(event?: MouseEvent) {
    event?.preventDefault();
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && details.current?.open) close();
  }

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    close(event);
    setAsking(true);
  }

  const deletion = `/account/delete/${advert.id}`;
  const entries: readonly Entry[] = [
    { to: `/singleherb/${advert.id}`, icon: 'view', words: 'View Post' },
    { to: `/update-herb/${advert.id}`, icon: 'edit', words: 'Edit Post' },
    ...(advert.state === 'live' || advert.state === 'sold' ? [soldEntry(advert)] : []),
    ...(promotable && advert.state === 'live'
      ? [{ to: `/pay?ad=${advert.id}`, icon: 'promote', words: 'Promote this advert' } as const]
      : []),
    { to: deletion, icon: 'delete', words: 'Delete Post', className: 'menu-danger', onClick: ask },
    { to: '/account', icon: 'close', words: 'Cancel', onClick: close },
  ];
  return (
    <li className="own-post">
      <details ref={details} name="own-post" onKeyDown={closeOnEscape}>
        <summary>
          <Photo
            picture={advert.cover}
            alt={advert.title}
            sizes="(min-width: 768px) 220px, 44vw"
            className="own-post-picture"
          />
          <Icon name="menu" className="own-post-sign" />
        </summary>
        <div className="own-post-menu">
          <p className="own-post-menu-title first-capital" dir="auto">
            {advert.title}
          </p>
          <ul className="menu-list">
            {entries.map(({ to, icon, words, sold, ...link }) => (
              <li key={words}>
                {sold === undefined ? (
                  <Link to={to} {...link}>
                    <Icon name={icon} />
                    {words}
                  </Link>
                ) : (
                  <form method="post" action={to}>
                    <input type="hidden" name="from" value="/account" />
                    <button type="submit" name="sold" value={String(sold)}>
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
      {advert.state !== 'live' && <p className="state-chip">{texts.states.chips[advert.state]}</p>}
      <p className="own-post-price">{formatPrice(advert.price)}</p>
      <p className="own-post-title first-capital" dir="auto">
        {advert.title}
      </p>
      {asking && (
        <DeleteDialog
          question={texts.adverts.deleteQuestion}
          subject={
            <>
              <p className="first-capital" dir="auto">
                {advert.title}
              </p>
              {advert.promoted && <p>{texts.adverts.deletesPromotion}</p>}
            </>
          }
          action={deletion}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
