import { salaryPer, type PayRange, type PayUnit, type Salary } from 'shared-contracts';
import { roundAmounts } from '../../pay-scale';

/** Dots of one column. */
const mostDots = 5;
const mostLabels = 5;
/** Of the axis, in pixels. */
const bottom = 57;
const step = 11;

interface Dot {
  /** Share of the width in percent. */
  x: number;
  y: number;
  /** In this job's span. */
  isOwn: boolean;
}

interface Span {
  from: number;
  to: number;
}

export interface PayPlot {
  dots: readonly Dot[];
  /** Adverts per dot; the last dot of a column can represent fewer. */
  perDot: number;
  /** The range without extremes. */
  band: Span;
  /** This job's pay; null if it is not comparable. */
  own: Span | null;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Position of a yearly amount in percent of the width. Each column is in the middle of its share. */
function scaleOf({ columns: { first, step: width, counts } }: PayRange) {
  const start = first - width / 2;
  return (amount: number) => rounded(Math.max(0, Math.min(100, ((amount - start) / (width * counts.length)) * 100)));
}

/** Euros per year; null if the pay is not comparable. */
function spanOf(salary: Salary | null): Span | null {
  const yearly = salary && salaryPer('year', salary);
  if (yearly === null) return null;
  const from = yearly.min ?? yearly.max ?? 0;
  return { from, to: yearly.max ?? from };
}

/** A dot plot of the adverts by pay. Horizontal positions are percentages, so that it fits any width. */
export function plotPayRange(range: PayRange, salary: Salary | null): PayPlot {
  const { first, step: width, counts } = range.columns;
  const xOf = scaleOf(range);
  const perDot = Math.ceil(Math.max(...counts) / mostDots);
  const nearest = (amount: number) => Math.round(amount / width) * width;
  const span = spanOf(salary);
  const own = span && { from: nearest(span.from), to: nearest(span.to) };
  const dots = counts.flatMap((count, column) => {
    const amount = first + column * width;
    return Array.from({ length: Math.ceil(count / perDot) }, (_, at) => ({
      x: xOf(amount),
      y: bottom - at * step,
      isOwn: own !== null && amount >= own.from && amount <= own.to,
    }));
  });
  return {
    dots,
    perDot,
    band: { from: xOf(nearest(range.low) - width / 2), to: xOf(nearest(range.high) + width / 2) },
    own: span && { from: xOf(span.from), to: xOf(span.to) },
  };
}

/** Labels of the axis: round amounts of the unit. */
export function axisLabels(range: PayRange, unit: PayUnit): { x: number; amount: number }[] {
  const { first, step: width, counts } = range.columns;
  const last = first + (counts.length - 1) * width;
  return roundAmounts(unit, first, last, mostLabels).map((amount) => ({ x: scaleOf(range)(amount), amount }));
}
