import { Link } from '@remix-run/react';
import * as ownPageTexts from '../../../core/texts/own-page.ts';
import { Photo, type ShownPicture } from '../../ui/photo.tsx';
import { Count, type Figure, Spark } from './figures.tsx';

/** An advert that ends soon, or an offer without an answer. */
export interface WaitingItem {
  readonly key: string;
  /** The advert, or the conversation with the offer. */
  readonly to: string;
  readonly cover: ShownPicture;
  readonly title: string;
  readonly ends?: string | undefined;
  readonly renew?: { readonly to: string; readonly words: string } | undefined;
  readonly offer?: { readonly words: string; readonly amount: string; readonly answer: string } | undefined;
}

export interface ShownShop {
  readonly poster: string;
  /** The addresses of drawings that few pages show. */
  readonly drawings: { readonly compare: string; readonly print: string };
  /** "last 14 days" */
  readonly days: string;
  readonly figures: readonly Figure[];
  /** The path of the views of each day. */
  readonly line: string;
  readonly hasAdverts: boolean;
  /** The states that the adverts are in, as links to the adverts in each. */
  readonly chips: readonly {
    readonly words: string;
    readonly count: string;
    readonly to: string;
    readonly current: boolean;
  }[];
  readonly waiting: readonly WaitingItem[];
}

/** What waits for the seller, and how their adverts do; nothing for somebody who has neither. */
export function MyShop({ shop }: { shop: ShownShop }) {
  const { waiting, hasAdverts, days, figures, line, poster } = shop;
  if (!hasAdverts) return null;
  return (
    <div className="account-sheets">
      {waiting.length > 0 && (
        <section className="account-sheet" aria-labelledby="waiting">
          <h2 id="waiting" className="account-sheet-head">
            {ownPageTexts.waiting}
          </h2>
          {waiting.map((item) => (
            <Waiting key={item.key} item={item} />
          ))}
        </section>
      )}
      <section className="account-sheet my-shop" aria-labelledby="my-shop">
        <div className="my-shop-head">
          <h2 id="my-shop">{ownPageTexts.shop}</h2>
          <p className="muted">{days}</p>
        </div>
        <ul className="my-shop-figures">
          {figures.map((figure) => (
            <li key={figure.name}>
              <Count {...figure} />
            </li>
          ))}
        </ul>
        <Spark line={line} />
        <p className="my-shop-acts">
          <Link className="button button-quiet button-small" to="/account/insights">
            <Drawing address={shop.drawings.compare} />
            {ownPageTexts.compare}
          </Link>
          <a className="button button-quiet button-small" href={poster}>
            <Drawing address={shop.drawings.print} />
            {ownPageTexts.poster}
          </a>
        </p>
      </section>
    </div>
  );
}

function Drawing({ address }: { address: string }) {
  return (
    <svg className="icon icon-small" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}

function Waiting({ item: { to, cover, title, ends, renew, offer } }: { item: WaitingItem }) {
  return (
    <div className="waiting">
      <a className="waiting-link" href={to}>
        <Photo picture={cover} alt="" sizes="44px" widest={160} />
        <span className="waiting-words">
          {offer ? (
            <>
              <span dir="auto">{offer.words}</span> <b>{offer.amount}</b>
              <span className="waiting-title" dir="auto">
                {title}
              </span>
            </>
          ) : (
            <>
              <span dir="auto">{title}</span> <b>{ends}</b>
            </>
          )}
        </span>
        {offer && <span className="button button-quiet button-small">{offer.answer}</span>}
      </a>
      {renew && (
        <form method="post" action={renew.to}>
          <input type="hidden" name="from" value="/account" />
          <button type="submit" name="move" value="renewed" className="button button-quiet button-small">
            {renew.words}
            <span className="visually-hidden"> {title}</span>
          </button>
        </form>
      )}
    </div>
  );
}
