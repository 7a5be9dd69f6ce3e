import {
  bisect,
  failureRates,
  invertTest,
  logLikelihood,
  logMean,
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

/** The likelihood under two rates that are independent of each other. */
const logSeparate = ({ canary, control }: RatePair) =>
  logMixture(canary, failureRates) + logMixture(control, failureRates);

/** The likelihood under one rate for both. */
const logPooled = ({ canary, control }: RatePair) =>
  logMixture({ yes: canary.yes + control.yes, no: canary.no + control.no }, failureRates);

/** Evidence that the rates do not differ by `difference`, in nats. */
export const rateEvidence = (pair: RatePair, difference: number): number =>
  logSeparate(pair) - logLargest(pair, difference);

/**
 * Evidence that the canary's rate is not higher by `limit` or more; the difference of the shares is below it. Equal rates are likely,
 * and a mixture that contains them needs half as many views.
 */
export const noWorseEvidence = (pair: RatePair, limit: number): number =>
  logMean([logPooled(pair), logSeparate(pair)]) - logLargest(pair, limit);

/** @param threshold ln(1 / alpha) of each bound */
export const rateInterval = (pair: RatePair, threshold: number): Difference =>
  invertTest(rateDifference(pair), [-1, 1], {
    threshold,
    evidenceAgainst: (difference) => rateEvidence(pair, difference),
  });
