import type { WeeklyPrice } from '../../../core/entities/herb-price.ts';
import { pricesSince, weeksOfPrices } from '../../../core/herbs/limits.ts';
import type { UsualPrice } from '../../../core/herbs/view-herb.ts';
import { formatPrice, formatPriceRange, groupDigits } from '../../../core/shared/text/shillings.ts';
import { day } from '../../../core/shared/time/durations.ts';
import { kampalaTime } from '../../../core/shared/time/kampala.ts';
import { beginningOf } from '../../../core/shared/time/weeks.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as herbPageTexts from '../../../core/texts/herb-page.ts';
import * as pricesTexts from '../../../core/texts/prices.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import type { PriceChart, ShownPrice } from './usual-price.tsx';

/** The box of the chart's lines, in its own units. */
const box = { left: 44, right: 326, top: 10, bottom: 118 };
/** Weeks from one name of a month to the next. */
const weeksPerName = 6;

export function shownPrice(price: UsualPrice): ShownPrice {
  return {
    words: usuallyInWords(price),
    basis: herbPageTexts.basis({ adverts: price.adverts, days: pricesSince / day }),
    chart: price.weeks.length === 0 ? undefined : chartOf(price.weeks),
  };
}

export function usuallyInWords({ goods, unit, low, high }: Omit<UsualPrice, 'weeks'>): string {
  const range = formatPriceRange(low, high, pricesTexts);
  if (goods === '' || unit === '') return herbPageTexts.usually({ range });
  return herbPageTexts.kindUsually({
    kind: advertsTexts.goods[goods],
    range,
    unit: unitsTexts.one[unit],
  });
}

/** The chart of these weeks, which are in order; the last one may be an earlier week than the present one. */
function chartOf(weeks: readonly WeeklyPrice[]): PriceChart {
  const last = weeks.at(-1)?.week ?? 0;
  const first = last - weeksOfPrices + 1;
  const top = roundedUp(Math.max(...weeks.map(({ high }) => high)));
  const x = (week: number) =>
    Math.round(box.left + ((week - first) * (box.right - box.left)) / (last - first));
  const y = (price: number) => Math.round(box.bottom - (price / top) * (box.bottom - box.top));
  const path = (prices: readonly WeeklyPrice[], of: 'low' | 'middle' | 'high') =>
    prices.map((price) => `${x(price.week)} ${y(price[of])}`).join('L');
  const middles = weeks.map(({ middle }) => middle);
  const now = middles.at(-1) ?? 0;
  const named = weeksNamed(first, last);
  return {
    label: herbPageTexts.chart({
      range: formatPriceRange(Math.min(...middles), Math.max(...middles), pricesTexts),
      weeks: weeksOfPrices,
      now: formatPrice(now),
    }),
    band: `M${path(weeks, 'high')}L${path(weeks.toReversed(), 'low')}Z`,
    line: `M${path(weeks, 'middle')}`,
    levels: [0, top / 2, top].map((price) => ({ y: y(price), words: groupDigits(String(price)) })),
    months: named.map((week) => ({ x: x(week), words: monthOf(week) })),
    now: { x: x(last), y: y(now), words: groupDigits(String(now)) },
    rows: weeks.toReversed().map(({ week, low, middle, high }) => ({
      week: dayOf(week),
      middle: formatPrice(middle),
      half: formatPriceRange(low, high, pricesTexts),
    })),
  };
}

/** The next of 2, 4, 6, 8 and 10 times a power of ten, so that its half is a round number too. */
function roundedUp(price: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(price, 1)));
  return Math.max(2, Math.ceil(price / unit / 2) * 2 * unit);
}

function weeksNamed(first: number, last: number): readonly number[] {
  const named = [];
  for (let week = first; week <= last; week += weeksPerName) named.push(week);
  return named;
}

function monthOf(week: number): string {
  return herbPageTexts.months[kampalaTime(beginningOf(week)).month - 1] ?? '';
}

function dayOf(week: number): string {
  const { day, year } = kampalaTime(beginningOf(week));
  return herbPageTexts.date({ day, month: monthOf(week), year });
}
