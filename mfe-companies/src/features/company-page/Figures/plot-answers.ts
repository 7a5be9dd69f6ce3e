import type { CompanyAnswers } from 'shared-contracts';

/** Later answers are drawn on this day. */
const lastDay = 30;
/** Dots of one day. */
const mostDots = 4;
/** Horizontal range of the dots, and the least number of days that fills it. */
const range = { from: 25.6, to: 270.4, days: 19 };
const bottom = 62;
const step = 12;

interface Dot {
  x: number;
  y: number;
  isMedian: boolean;
}

export interface AnswerPlot {
  dots: readonly Dot[];
  radius: number;
  /** Number of applications per dot; the last dot of a day can represent fewer. */
  perDot: number;
  /** Horizontal position of the median. */
  median: number;
  /** `isCapped`: represents this day and all later ones. */
  labels: readonly { x: number; days: number; isCapped: boolean }[];
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A dot plot of answered applications by days, 300 × 96. */
export function plotAnswers(days: CompanyAnswers['days'], medianDays: number): AnswerPlot {
  const counts = new Map<number, number>();
  for (const one of days) {
    const day = Math.min(one.days, lastDay);
    counts.set(day, (counts.get(day) ?? 0) + one.count);
  }
  const slowest = days.at(-1)?.days ?? 1;
  const last = Math.min(slowest, lastDay);
  const spacing = (range.to - range.from) / (Math.max(range.days, last) - 1);
  const xOf = (day: number) => rounded(range.from + (Math.min(day, lastDay) - 1) * spacing);
  const perDot = Math.ceil(Math.max(1, ...counts.values()) / mostDots);
  const median = Math.min(medianDays, lastDay);
  const dots = [...counts].flatMap(([day, count]) =>
    Array.from({ length: Math.ceil(count / perDot) }, (_, index) => ({
      x: xOf(day),
      y: bottom - index * step,
      isMedian: day === median,
    })),
  );
  const middle = Math.round((1 + last) / 2);
  const labeled = last < 7 ? [1, last] : [1, middle, last];
  return {
    dots,
    radius: rounded(Math.min(4.6, spacing * 0.45)),
    perDot,
    median: xOf(median),
    labels: [...new Set(labeled)].map((day) => ({
      x: xOf(day),
      days: day,
      isCapped: day < slowest && day === lastDay,
    })),
  };
}
