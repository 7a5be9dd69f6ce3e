import type { Distribution } from '../../client-events/index.ts';
import { invertTest, logLikelihood, logMixture, upperQuarters, type Difference } from './evidence.policy.ts';

/** Values of a vital in canary and control. Both have values. */
export interface DistributionPair {
  canary: Distribution;
  control: Distribution;
}

const upperShare = 0.25;

export const p75 = (distribution: Distribution) => distribution.quantile(1 - upperShare);

/** Canary's p75 minus control's. */
export const quantileDifference = ({ canary, control }: DistributionPair) => p75(canary) - p75(control);

/** Candidates for the control's p75 that are tested, between the two estimates. */
const candidates = 24;

/**
 * Evidence that the p75 do not differ by `difference`: the least over all p75 of the control. Of the bucket with the p75 a
 * part is counted, which keeps the test valid, because the likelihood ratio is convex in the count. Counts are multiplied by
 * `weight`, below 1 if values depend on each other.
 */
export function quantileEvidence({ canary, control }: DistributionPair, difference: number, weight: number): number {
  const from = p75(control);
  const to = p75(canary) - difference;
  let least = Infinity;
  for (let step = 0; step <= candidates; step += 1) {
    const value = from + ((to - from) * step) / candidates;
    const evidence = evidenceAgainst(control, value, weight) + evidenceAgainst(canary, value + difference, weight);
    least = Math.min(least, evidence);
  }
  return least;
}

/** Evidence that `value` is not the p75. */
function evidenceAgainst(distribution: Distribution, value: number, weight: number): number {
  const above = distribution.above(value);
  const counts = { yes: above * weight, no: (distribution.size - above) * weight };
  return logMixture(counts, upperQuarters) - logLikelihood(counts, upperShare);
}

/** @param threshold ln(1 / alpha) of each bound */
export function quantileInterval(pair: DistributionPair, threshold: number, weight: number): Difference {
  const { limit } = pair.control;
  return invertTest(quantileDifference(pair), [-limit, limit], {
    threshold,
    evidenceAgainst: (difference) => quantileEvidence(pair, difference, weight),
  });
}
