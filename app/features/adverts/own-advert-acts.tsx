import { Icon } from '../../ui/icon.tsx';
import type { AdvertAct } from './advert-acts.ts';
import { ShareAdvert } from './reactions.tsx';

/** A part of the page of one's own advert, in the order of the page. */
interface OwnSheet {
  readonly title?: string | undefined;
  readonly words?: string | undefined;
  readonly rows: readonly AdvertAct[];
}

/** What the page of one's own advert says and offers besides. */
export interface OwnView {
  /** What sellers do most, besides sharing: the first is the strong button. */
  readonly main: readonly AdvertAct[];
  readonly above: readonly OwnSheet[];
  readonly below: OwnSheet;
}

interface Props {
  advert: { readonly id: string; readonly title: string };
  own: OwnView;
}

export function OwnAdvertActs({ advert, own: { main, above, below } }: Props) {
  return (
    <>
      {above.map(sheetOf)}
      <div className="reach own-reach dock">
        {main.map((act, place) => actOf(act, place === 0 ? 'button' : 'button button-quiet'))}
        <ShareAdvert {...advert} />
      </div>
      {sheetOf(below)}
    </>
  );
}

function sheetOf({ title, words, rows }: OwnSheet) {
  return (
    <section key={title} className="own-sheet" aria-label={title}>
      {title && <h2>{title}</h2>}
      {words && <p className="figures">{words}</p>}
      {rows.map((act) => actOf(act, `own-row own-${act.icon}`))}
    </section>
  );
}

function actOf({ to, move, icon, words }: AdvertAct, className: string) {
  const shown = (
    <>
      <Icon name={icon} />
      {words}
    </>
  );
  return move ? (
    <form key={words} method="post" action={to}>
      <button type="submit" name="move" value={move} className={className}>
        {shown}
      </button>
    </form>
  ) : (
    <a key={words} className={className} href={to}>
      {shown}
    </a>
  );
}
