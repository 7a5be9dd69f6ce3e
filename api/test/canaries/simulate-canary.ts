import type { CanaryState } from 'shared-contracts';
import { canaryState } from '../../src/modules/canaries/index.ts';
import { bucketOf, type GroupCounts } from '../../src/modules/client-events/index.ts';
import { sequenceOf } from '../factories/seed.ts';

/** A day of a canary and its control group. */
export interface Day {
  /** Visitors of each group. */
  visitors: number;
  /** Share of failed views of the stable version, and what the canary adds. */
  errorRate: number;
  addedErrorRate: number;
  /** Median of the largest paint of the stable version in ms, and the canary's factor. */
  lcp: number;
  lcpFactor: number;
}

export interface DayResult {
  state: CanaryState;
  reasons: readonly string[];
  /** Minutes from the start of the canary to its failure, and its views until then. Null: it has not failed. */
  failedAfter: { minutes: number; views: number } | null;
  /** Minutes until the canary was ready for the first time. */
  readyAfter: number | null;
}

const minutesPerDay = 1440;

/** Share of the failures whose visitor fails in all views (an outdated browser, an extension). */
const failingVisitors = 0.5;
const viewsPerVisitor = 2;
/** Standard deviations of the logarithm of the paint between visitors and between a visitor's views. */
const spread = { visitor: 0.5, view: 0.35 };

class Chance {
  private readonly next: (below: number) => number;

  constructor(seed: number) {
    this.next = sequenceOf(seed);
  }

  /** From 0 to 1, both exclusive. */
  share(): number {
    return (this.next(4_294_967_291) + 0.5) / 4_294_967_291;
  }

  happens(probability: number): boolean {
    return this.share() < probability;
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(this.share())) * Math.cos(2 * Math.PI * this.share());
  }

  /** Number of events with the given mean. */
  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()));
    let [count, product] = [0, this.share()];
    for (const limit = Math.exp(-mean); product > limit; count += 1) product *= this.share();
    return count;
  }
}

/** Visits are rarest at 4:00 and most frequent at 16:00. */
const load = (minute: number) => 1 - 0.8 * Math.cos((2 * Math.PI * (minute - 240)) / minutesPerDay);

interface Version {
  errorRate: number;
  lcp: number;
}

interface Group extends GroupCounts {
  lcp: Map<number, number>;
}

function visit(group: Group, { errorRate, lcp }: Version, chance: Chance): void {
  const alwaysFails = chance.happens(errorRate * failingVisitors);
  const device = spread.visitor * chance.normal();
  do {
    group.views += 1;
    if (alwaysFails || chance.happens(errorRate * (1 - failingVisitors))) group.failedViews += 1;
    const bucket = bucketOf('LCP', lcp * Math.exp(device + spread.view * chance.normal()));
    group.lcp.set(bucket, (group.lcp.get(bucket) ?? 0) + 1);
  } while (!chance.happens(1 / viewsPerVisitor));
}

const emptyGroup = (): Group => ({ views: 0, failedViews: 0, lcp: new Map() });

/** The canary starts at a random minute, is judged after each minute with views, and ends when it has failed or after a day. */
export function simulateDay({ visitors, errorRate, addedErrorRate, lcp, lcpFactor }: Day, seed: number): DayResult {
  const chance = new Chance(seed);
  const groups = { canary: emptyGroup(), control: emptyGroup() };
  const start = Math.floor(chance.share() * minutesPerDay);
  const stable = { errorRate, lcp };
  const changed = { errorRate: Math.min(errorRate + addedErrorRate, 1), lcp: lcp * lcpFactor };
  let verdict: ReturnType<typeof canaryState> = canaryState(groups);
  let readyAfter: number | null = null;
  for (let minute = 1; minute <= minutesPerDay; minute += 1) {
    const mean = (visitors / minutesPerDay) * load(start + minute);
    const counts = [chance.poisson(mean), chance.poisson(mean)] as const;
    for (let one = 0; one < counts[0]; one += 1) visit(groups.canary, changed, chance);
    for (let one = 0; one < counts[1]; one += 1) visit(groups.control, stable, chance);
    if (counts[0] + counts[1] === 0) continue;
    verdict = canaryState(groups);
    if (verdict.state === 'failed') {
      return { ...verdict, failedAfter: { minutes: minute, views: groups.canary.views }, readyAfter };
    }
    if (verdict.state === 'ready') readyAfter ??= minute;
  }
  return { ...verdict, failedAfter: null, readyAfter };
}
