import type { Goods, Unit } from './advert.ts';

/** What adverts must have in common for their prices to be compared; empty: all adverts about the herb. */
export interface PriceGroup {
  /** The kind of goods. */
  readonly goods: Goods | '';
  /** What the price is for one of: weights are compared by the kilogram, volumes by the litre. */
  readonly unit: Unit | '';
}

/** The middle of some prices, in whole shillings (UGX). */
export interface MiddlePrices {
  /** A quarter of the prices is below it. */
  readonly low: number;
  readonly middle: number;
  /** A quarter of the prices is above it. */
  readonly high: number;
  /** The number of adverts. */
  readonly adverts: number;
}

/** The middle prices of a group as they were in one week. */
export interface WeeklyPrice extends PriceGroup, MiddlePrices {
  /** Counted in weeks of Kampala, from the one of 1970-01-01; see `weekOf`. */
  readonly week: number;
}
