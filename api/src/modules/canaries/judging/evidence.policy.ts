/**
 * Likelihoods of the sequential tests (ADR 51). Evidence is the logarithm of an e-value: the likelihood of the counts under
 * a mixture of rates, divided by their largest likelihood under the rejected hypothesis. Under that hypothesis the
 * probability that it ever reaches `ln(1 / alpha)` is at most `alpha`, at any number of looks (Ville's inequality).
 */

/** Successes and other trials. Not necessarily integers. */
export interface Counts {
  yes: number;
  no: number;
}

/** Parameters of a beta distribution. */
type Beta = readonly [a: number, b: number];

/** Beta distributions with equal weights. Any mixture is valid; one that contains the likely rates needs fewer views. */
type Mixture = readonly Beta[];

/** Failures: rare, or any rate. */
export const failureRates: Mixture = [
  [0.5, 20],
  [1, 1],
];

/** Share of values above a p75: near a quarter, or any. */
export const upperQuarters: Mixture = [
  [25, 75],
  [1, 3],
];

export const anyShare: Mixture = [[1, 1]];

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x ≥ 0.5, by Lanczos' approximation (relative error below 1e-13). */
export function logGamma(x: number): number {
  let sum = 0.99999999999980993;
  for (const [index, coefficient] of lanczos.entries()) sum += coefficient / (x + index);
  const t = x + lanczos.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** ln of the mean of likelihoods, which are given by their ln. */
export function logMean(parts: readonly number[]): number {
  const largest = Math.max(...parts);
  return largest + Math.log(parts.reduce((sum, part) => sum + Math.exp(part - largest), 0) / parts.length);
}

/** ln of the counts' likelihood under the mixture. */
export const logMixture = ({ yes, no }: Counts, mixture: Mixture): number =>
  logMean(mixture.map(([a, b]) => logBeta(a + yes, b + no) - logBeta(a, b)));

const weighted = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));

/** ln of the counts' likelihood under a rate. */
export const logLikelihood = ({ yes, no }: Counts, rate: number) => weighted(yes, rate) + weighted(no, 1 - rate);

/** The point where `isBelow` changes from true to false, between `low` and `high`. */
export function bisect(low: number, high: number, isBelow: (value: number) => boolean, steps = 40): number {
  let [from, to] = [low, high];
  for (let step = 0; step < steps; step += 1) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** A difference, canary minus control, with the interval of the differences that the evidence does not reject. */
export interface Difference {
  value: number;
  low: number;
  high: number;
}

/**
 * Inverts a test: `evidenceAgainst(difference)` increases with the distance from `value`. The interval is valid at all
 * looks together.
 */
export function invertTest(
  value: number,
  range: readonly [low: number, high: number],
  test: { threshold: number; evidenceAgainst: (difference: number) => number },
): Difference {
  const isRejected = (difference: number) => test.evidenceAgainst(difference) >= test.threshold;
  return {
    value,
    low: bisect(range[0], value, isRejected),
    high: bisect(value, range[1], (difference) => !isRejected(difference)),
  };
}
