import { Link } from '@remix-run/react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { OwnCard } from '../../core/adverts/own-card.ts';
import { formatPrice } from '../../core/adverts/price.ts';
import { texts } from '../../core/texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Icon } from './icon.tsx';
import { Photo } from './photo.tsx';

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

  return (
    <li className="own-post">
      <details ref={details} name="own-post" onKeyDown={closeOnEscape}>
        <summary>
          <Photo
            picture={advert.cover}
            alt={advert.title}
            sizes="(min-width: 768px) 220px, 50vw"
            className="own-post-picture"
          />
          <Icon name="menu" className="own-post-sign" />
        </summary>
        <div className="own-post-menu">
          <p className="own-post-menu-title first-capital" dir="auto">
            {advert.title}
          </p>
          <ul className="menu-list">
            <li>
              <Link to={`/singleherb/${advert.id}`}>
                <Icon name="view" />
                View Post
              </Link>
            </li>
            <li>
              <Link to={`/update-herb/${advert.id}`}>
                <Icon name="edit" />
                Edit Post
              </Link>
            </li>
            {promotable && (
              <li>
                <Link to={`/pay?ad=${advert.id}`}>
                  <Icon name="promote" />
                  Promote this advert
                </Link>
              </li>
            )}
            <li>
              <Link className="menu-danger" to={`/account/delete/${advert.id}`} onClick={ask}>
                <Icon name="delete" />
                Delete Post
              </Link>
            </li>
            <li>
              <Link to="/account" onClick={close}>
                <Icon name="close" />
                Cancel
              </Link>
            </li>
          </ul>
        </div>
      </details>
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
          action={`/account/delete/${advert.id}`}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
