import { canaryRules } from '../../src/modules/canaries/index.ts';
import { simulateDay, type Day, type DayResult } from './simulate-canary.ts';

/** `npm run canary-simulation` sets both. */
const days = Number(process.env.CANARY_DAYS ?? 70);
const seed = Number(process.env.CANARY_SEED ?? 51);

interface Effect {
  name: string;
  addedErrorRate: number;
  lcpFactor: number;
}

/** `most`: share of days that may fail. The false-alarm rate is that of a sound canary; the other is worse than its control. */
const harmless: readonly (Effect & { most: number })[] = [
  { name: 'none', addedErrorRate: 0, lcpFactor: 1, most: canaryRules.falseAlarmRate },
  { name: 'worse within the limits', addedErrorRate: 0.0025, lcpFactor: 1.05, most: 0.03 },
];

const harmful: readonly Effect[] = [
  { name: 'small: errors +1 point', addedErrorRate: 0.01, lcpFactor: 1 },
  { name: 'medium: errors +3 points', addedErrorRate: 0.03, lcpFactor: 1 },
  { name: 'large: errors +20 points', addedErrorRate: 0.2, lcpFactor: 1 },
  { name: 'total: every view fails', addedErrorRate: 1, lcpFactor: 1 },
  { name: 'small: LCP × 1.25', addedErrorRate: 0, lcpFactor: 1.25 },
  { name: 'medium: LCP × 1.5', addedErrorRate: 0, lcpFactor: 1.5 },
  { name: 'large: LCP × 3', addedErrorRate: 0, lcpFactor: 3 },
];

const errorRates = [0.0005, 0.002, 0.01, 0.04];
const paints = [900, 1800, 3200];
const visitors = [500, 2500, 8000];

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;

/** Days with all combinations of traffic, error rate and paint in turn. */
const dayOf = ({ addedErrorRate, lcpFactor }: Effect, index: number): Day => ({
  visitors: pick(visitors, index),
  errorRate: pick(errorRates, Math.floor(index / visitors.length)),
  lcp: pick(paints, Math.floor(index / (visitors.length * errorRates.length))),
  addedErrorRate,
  lcpFactor,
});

interface Row {
  effect: string;
  days: number;
  failed: number;
  ready: number;
  /** Of the days that failed: median and 90th percentile. */
  minutes: readonly [median: number | null, most: number | null];
  views: readonly [median: number | null, most: number | null];
}

function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? null;
}

const spreadOf = (values: readonly number[]) => [percentile(values, 0.5), percentile(values, 0.9)] as const;

function run(effect: Effect, count: number, offset: number): Row {
  const results: DayResult[] = [];
  for (let index = 0; index < count; index += 1) {
    results.push(simulateDay(dayOf(effect, index), seed * 1_000_003 + offset + index));
  }
  const failures = results.flatMap(({ failedAfter }) => failedAfter ?? []);
  return {
    effect: effect.name,
    days: count,
    failed: failures.length,
    ready: results.filter(({ readyAfter }) => readyAfter !== null).length,
    minutes: spreadOf(failures.map(({ minutes }) => minutes)),
    views: spreadOf(failures.map(({ views }) => views)),
  };
}

/** Half of the days are harmless. */
function runAll(): { harmless: Row[]; harmful: Row[] } {
  const quiet = Math.round((days * 0.5) / harmless.length);
  const loud = Math.round((days * 0.5) / harmful.length);
  return {
    harmless: harmless.map((effect, index) => run(effect, quiet, index * 100_000)),
    harmful: harmful.map((effect, index) => run(effect, loud, (index + 10) * 100_000)),
  };
}

const rate = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const toLine = ({ effect, days: of, failed, ready, minutes, views }: Row) =>
  [
    effect.padEnd(28),
    String(of).padStart(5),
    rate(failed, of).padStart(8),
    rate(ready, of).padStart(8),
    `${minutes[0] ?? '–'} / ${minutes[1] ?? '–'}`.padStart(13),
    `${views[0] ?? '–'} / ${views[1] ?? '–'}`.padStart(15),
  ].join('  ');

it('fails harmful canaries, harmless ones at most at the stated rate, and calls few harmful ones ready', () => {
  const rows = runAll();
  if (process.env.CANARY_DAYS !== undefined) {
    const head = 'effect                         days    failed     ready  minutes 50/90      views 50/90';
    process.stdout.write([`Seed ${seed}`, head, ...[...rows.harmless, ...rows.harmful].map(toLine), ''].join('\n'));
  }
  for (const [index, { effect, days: of, failed }] of rows.harmless.entries()) {
    expect({ effect, isRare: failed <= of * harmless[index]!.most }).toEqual({ effect, isRare: true });
  }
  for (const { effect, days: of, ready } of rows.harmful) {
    const isRare = ready <= Math.ceil(of * canaryRules.falseReadyRate);
    expect({ effect, isRare }).toEqual({ effect, isRare: true });
  }
  const { medium, large, total } = Object.fromEntries(
    ['medium', 'large', 'total'].map((size) => [size, rows.harmful.filter(({ effect }) => effect.startsWith(size))]),
  );
  for (const { effect, days: of, failed } of [...large!, ...total!]) {
    expect({ effect, failed }).toEqual({ effect, failed: of });
  }
  for (const { effect, days: of, failed } of medium!) {
    expect({ effect, isFound: failed >= of * 0.6 }).toEqual({ effect, isFound: true });
  }
  expect(total![0]!.views[1]).toBeLessThanOrEqual(60);
  expect(rows.harmless[0]!.ready).toBeGreaterThan(0);
});
