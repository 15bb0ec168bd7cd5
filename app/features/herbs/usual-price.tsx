import * as herbPageTexts from '../../../core/texts/herb-page.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** A chart in units of its own, 336 wide and 140 high. */
export interface PriceChart {
  /** What it shows, in words. */
  readonly label: string;
  /** Paths of the band and of the line in it. */
  readonly band: string;
  readonly line: string;
  readonly levels: readonly Pick<Place, 'y' | 'words'>[];
  readonly months: readonly Pick<Place, 'x' | 'words'>[];
  readonly now: Place;
  /** The same figures, the latest first. */
  readonly rows: readonly { readonly week: string; readonly middle: string; readonly half: string }[];
}

export interface ShownPrice {
  readonly words: string;
  /** From what it was computed. */
  readonly basis: string;
  readonly chart: PriceChart | undefined;
}

/** What a herb usually costs, and how that changed. */
export function UsualPrices({ prices }: { prices: readonly ShownPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section className="usual-prices" aria-labelledby="usual-price">
      <h2 id="usual-price">{herbPageTexts.usualPrice}</h2>
      {prices.map(({ words, basis, chart }) => (
        <div key={words} className="usual-price">
          <p className="usual-words">{words}</p>
          {chart && <Chart chart={chart} />}
          <p className="muted small">
            {chart && `${herbPageTexts.legend} `}
            {basis}
          </p>
          {chart && <Figures rows={chart.rows} />}
        </div>
      ))}
    </section>
  );
}

function Chart({ chart: { label, band, line, levels, months, now } }: { chart: PriceChart }) {
  return (
    <svg className="price-chart" viewBox="0 0 336 140" role="img" aria-label={label}>
      {levels.map(({ y, words }) => (
        <g key={y}>
          <path className="price-level" d={`M44 ${y}H326`} />
          <text className="price-figure" x="38" y={y + 4}>
            {words}
          </text>
        </g>
      ))}
      <path className="price-band" d={band} />
      <path className="price-line" d={line} />
      <circle className="price-dot" r="4" cx={now.x} cy={now.y} />
      <text className="price-now" x={now.x} y={now.y - 9}>
        {now.words}
      </text>
      {months.map(({ x, words }) => (
        <text key={x} x={x} y="135">
          {words}
        </text>
      ))}
    </svg>
  );
}

function Figures({ rows }: Pick<PriceChart, 'rows'>) {
  return (
    <details>
      <summary>{herbPageTexts.asTable}</summary>
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{herbPageTexts.week}</th>
            <th scope="col">{herbPageTexts.middle}</th>
            <th scope="col">{herbPageTexts.middleHalf}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ week, middle, half }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>{middle}</td>
              <td>{half}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
