import { sparkBox } from './spark-path.ts';

/** A figure with the word after it. */
export interface Figure {
  readonly name: string;
  readonly count: string;
  readonly words: string;
}

export function Count({ count, words }: Figure) {
  return (
    <>
      <b>{count}</b> <i>{words}</i>
    </>
  );
}

/** Figures as a line, for those who see them in words beside it. */
export function Spark({ line }: { line: string }) {
  const { width, height } = sparkBox;
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="spark-ground" d={`${line}L${width - 1} ${height}H1Z`} />
      <path d={line} />
    </svg>
  );
}
