import {
  bisect,
  failureRates,
  invertTest,
  logLikelihood,
  logMixture,
  type Counts,
  type Difference,
} from './evidence.policy.ts';

/** Failures of canary and control. */
export interface RatePair {
  canary: Counts;
  control: Counts;
}

const shareOf = ({ yes, no }: Counts) => yes / (yes + no);

/** Canary's rate minus control's. Both groups have views. */
export const rateDifference = ({ canary, control }: RatePair) => shareOf(canary) - shareOf(control);

/** The largest likelihood of rates that differ by `difference`. It is concave, so its derivative has one root. */
function logLargest({ canary, control }: RatePair, difference: number): number {
  const low = Math.max(0, -difference);
  const high = Math.min(1, 1 - difference);
  const slope = (rate: number) =>
    canary.yes / (rate + difference) -
    canary.no / (1 - rate - difference) +
    control.yes / rate -
    control.no / (1 - rate);
  const rate = bisect(low, high, (middle) => slope(middle) > 0);
  return logLikelihood(canary, Math.min(rate + difference, 1)) + logLikelihood(control, rate);
}

/** Evidence that the rates do not differ by `difference`, in nats. */
export function rateEvidence(pair: RatePair, difference: number): number {
  const mixture = logMixture(pair.canary, failureRates) + logMixture(pair.control, failureRates);
  return mixture - logLargest(pair, difference);
}

/** @param threshold ln(1 / alpha) of each bound */
export const rateInterval = (pair: RatePair, threshold: number): Difference =>
  invertTest(rateDifference(pair), [-1, 1], {
    threshold,
    evidenceAgainst: (difference) => rateEvidence(pair, difference),
  });
