import type { ActOutcome } from '../../../core/insights/act-on-adverts.ts';
import type { InsightOrder } from '../../../core/insights/choice.ts';
import * as insightsTexts from '../../../core/texts/insights.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo, type ShownPicture } from '../../ui/photo.tsx';
import { Count, type Figure, Spark } from './figures.tsx';
import { Price } from './price.tsx';

export interface InsightRow {
  readonly id: string;
  readonly title: string;
  readonly cover: ShownPicture;
  /** Its state, or `ending` for a live one that ends soon. */
  readonly state: string;
  /** The state in words. */
  readonly chip: string;
  /** The path of the views of each day. */
  readonly line: string;
  readonly views: Figure;
  readonly others: readonly Figure[];
  readonly price: number;
  readonly per: string | undefined;
  /** In how many days it ends; empty if it is not live. */
  readonly ends: string;
  /** Whether the page begins with its box checked. */
  readonly chosen: boolean;
}

/** What happened to an advert, in words. */
export type ShownOutcome = Omit<ActOutcome, 'text'> & { readonly text: string };

interface Head {
  readonly order: InsightOrder;
  readonly words: string;
  readonly to: string;
  readonly sorted: 'ascending' | 'descending' | undefined;
}

/** One's own adverts with their figures, and a box for each, within a form that acts on those that are chosen. */
export function InsightTable({
  rows,
  heads,
  chooseAll,
  outcomes,
}: {
  rows: readonly InsightRow[];
  heads: readonly Head[];
  /** Address of the same page with every box checked. */
  chooseAll: string;
  /** What happened to some of them just now. */
  outcomes: readonly ShownOutcome[];
}) {
  return (
    <table className="insights-table">
      <thead>
        <tr>
          <th scope="col">
            <a href={chooseAll} data-reload className="insights-all">
              <span className="visually-hidden">{insightsTexts.chooseAll}</span>
            </a>
          </th>
          {heads.map(({ order, words, to, sorted }) => (
            <th key={order} scope="col" aria-sort={sorted}>
              <a href={to}>
                {words}
                {sorted && <Icon name={sorted === 'descending' ? 'down' : 'up'} className="icon-small" />}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} outcome={outcomes.find(({ id }) => id === row.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, outcome }: { row: InsightRow; outcome: ShownOutcome | undefined }) {
  const { id, title, cover, state, chip, line, views, others, price, per, ends, chosen } = row;
  return (
    <tr>
      <td className="insights-box">
        <label>
          <input type="checkbox" name="advert" value={id} defaultChecked={chosen} />
          <span className="visually-hidden">{insightsTexts.choose({ title })}</span>
        </label>
      </td>
      <td className="insights-title">
        <a href={`/singleherb/${id}`}>
          <Photo picture={cover} alt="" sizes="60px" widest={160} />
          <span>
            <b dir="auto">{title}</b>
            <span className={`state-chip insights-${state}`}>{chip}</span>
          </span>
        </a>
        {outcome && (
          <p className={outcome.done ? 'insights-outcome' : 'insights-outcome insights-not-done'}>
            {outcome.text}
          </p>
        )}
      </td>
      <td className="insights-views">
        <Spark line={line} />
        <Count {...views} />
      </td>
      {others.map((figure) => (
        <td key={figure.name} className="insights-count">
          <Count {...figure} />
        </td>
      ))}
      <td className="insights-price">
        <Price price={price} per={per} />
      </td>
      <td className="insights-ends">{ends}</td>
    </tr>
  );
}
