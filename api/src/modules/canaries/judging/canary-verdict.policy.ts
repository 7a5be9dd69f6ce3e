import type { CanaryDifference, CanaryMetric, CanaryVerdict } from 'shared-contracts';
import { Distribution, type GroupCounts } from '../../client-events/index.ts';
import { anyShare, logLikelihood, logMixture, type Difference } from './evidence.policy.ts';
import {
  p75,
  quantileDifference,
  quantileEvidence,
  quantileInterval,
  type DistributionPair,
} from './quantile-difference.policy.ts';
import {
  noWorseEvidence,
  rateDifference,
  rateEvidence,
  rateInterval,
  type RatePair,
} from './rate-difference.policy.ts';

/** Canary, and a control group of the same size out of the stable version's visitors in the same time. */
export interface CanaryCounts {
  canary: GroupCounts;
  control: GroupCounts;
}

/** How canaries are judged (ADR 51). */
export interface CanaryRules {
  /** Views of the larger group before a canary can fail. */
  minimumViewsToFail: number;
  /** Views of each group before a canary can be ready. */
  minimumViews: number;
  /** Probability that a canary that is no worse than its control ever fails, over all looks and all metrics. */
  falseAlarmRate: number;
  /** Probability that a canary that is worse than a limit is ever ready, over all looks. It is ready if every metric is, so they do not share it. */
  falseReadyRate: number;
  /** Largest tolerable increase of the error rate: 0.005 is half a percentage point. */
  errorRateLimit: number;
  /** Largest tolerable increase of LCP p75: the larger of a share of the control's p75 and milliseconds. */
  lcpLimit: { share: number; ms: number };
  /** Smallest tolerable share of the canary among the views of both groups; one half is expected. */
  viewShareLimit: number;
  /** Views of one visitor that fail or succeed together are counted as one. */
  viewsPerVisitor: number;
}

export const canaryRules: CanaryRules = {
  minimumViewsToFail: 30,
  minimumViews: 500,
  falseAlarmRate: 0.01,
  falseReadyRate: 0.05,
  errorRateLimit: 0.005,
  lcpLimit: { share: 0.1, ms: 200 },
  viewShareLimit: 1 / 3,
  viewsPerVisitor: 2,
};

const metrics: readonly CanaryMetric[] = ['errorRate', 'lcpP75', 'views'];

/** Each metric has an equal share of the false-alarm rate. */
const thresholdOf = ({ falseAlarmRate }: CanaryRules) => Math.log(metrics.length / falseAlarmRate);

/** The tests of one metric. */
interface Metric {
  value: number;
  limit: number;
  /** Evidence that the groups differ. */
  differs: () => number;
  /** Evidence that the difference is not the limit or more. */
  isNoWorse: () => number;
  interval: () => Difference;
}

function verdictOf({ value, limit, differs, isNoWorse }: Metric, rules: CanaryRules): CanaryDifference['verdict'] {
  if (value > limit) return differs() >= thresholdOf(rules) ? 'worse' : 'unsure';
  return value < limit && isNoWorse() >= -Math.log(rules.falseReadyRate) ? 'no-worse' : 'unsure';
}

const toComparison = (metric: Metric | null, rules: CanaryRules): CanaryDifference | null =>
  metric && { ...metric.interval(), limit: metric.limit, verdict: verdictOf(metric, rules) };

/** A failure is reported in another request than its view if the page was left in between. */
const viewsOf = ({ views, failedViews }: GroupCounts) => Math.max(views, failedViews);

/** Null without views in one of the groups. */
function errorRateOf({ canary, control }: CanaryCounts, rules: CanaryRules): Metric | null {
  if (viewsOf(canary) === 0 || viewsOf(control) === 0) return null;
  const toCounts = (group: GroupCounts) => ({
    yes: group.failedViews / rules.viewsPerVisitor,
    no: (viewsOf(group) - group.failedViews) / rules.viewsPerVisitor,
  });
  const pair: RatePair = { canary: toCounts(canary), control: toCounts(control) };
  return {
    value: rateDifference(pair),
    limit: rules.errorRateLimit,
    differs: () => rateEvidence(pair, 0),
    isNoWorse: () => noWorseEvidence(pair, rules.errorRateLimit),
    interval: () => rateInterval(pair, thresholdOf(rules)),
  };
}

/** Null: too few values, also for a remote that never has the largest paint of its pages. */
function lcpOf({ canary, control }: CanaryCounts, rules: CanaryRules): Metric | null {
  const pair: DistributionPair = {
    canary: new Distribution('LCP', canary.lcp),
    control: new Distribution('LCP', control.lcp),
  };
  if (Math.min(pair.canary.size, pair.control.size) < rules.minimumViewsToFail) return null;
  const weight = 1 / rules.viewsPerVisitor;
  const limit = Math.max(rules.lcpLimit.share * p75(pair.control), rules.lcpLimit.ms);
  return {
    value: quantileDifference(pair),
    limit,
    differs: () => quantileEvidence(pair, 0, weight),
    isNoWorse: () => quantileEvidence(pair, limit, weight),
    interval: () => quantileInterval(pair, thresholdOf(rules), weight),
  };
}

/** Whether far fewer views of the canary are reported: pages that end before they can report a failure. */
function isSilent({ canary, control }: CanaryCounts, rules: CanaryRules): boolean {
  const counts = { yes: viewsOf(canary) / rules.viewsPerVisitor, no: viewsOf(control) / rules.viewsPerVisitor };
  if (counts.yes / (counts.yes + counts.no) >= rules.viewShareLimit) return false;
  return logMixture(counts, anyShare) - logLikelihood(counts, rules.viewShareLimit) >= thresholdOf(rules);
}

const hasValues = ({ lcp }: GroupCounts, minimum: number) => new Distribution('LCP', lcp).size >= minimum;

/** The state alone, without the intervals, which take most of the time. */
export function canaryState(
  counts: CanaryCounts,
  rules: CanaryRules = canaryRules,
): Pick<CanaryVerdict, 'state' | 'reasons'> {
  const views = [viewsOf(counts.canary), viewsOf(counts.control)];
  if (Math.max(...views) < rules.minimumViewsToFail) return { state: 'too-few-views', reasons: [] };
  const [errorRate, lcp] = [errorRateOf(counts, rules), lcpOf(counts, rules)].map(
    (metric) => metric && verdictOf(metric, rules),
  );
  const failed: Readonly<Record<CanaryMetric, boolean>> = {
    errorRate: errorRate === 'worse',
    lcpP75: lcp === 'worse',
    views: isSilent(counts, rules),
  };
  const reasons = metrics.filter((metric) => failed[metric]);
  if (reasons.length > 0) return { state: 'failed', reasons };
  if (Math.min(...views) < rules.minimumViews) return { state: 'too-few-views', reasons };
  // A remote without paints of its own is judged by its errors. A canary that alone has none is not ready.
  const isFast = lcp === 'no-worse' || !hasValues(counts.control, rules.minimumViewsToFail);
  return { state: errorRate === 'no-worse' && isFast ? 'ready' : 'measuring', reasons };
}

/**
 * Judges a canary by all counts since its start. May be repeated at any time and any number of times: the false-alarm
 * rate holds for all looks together (ADR 51).
 */
export function judgeCanary(counts: CanaryCounts, rules: CanaryRules = canaryRules): CanaryVerdict {
  return {
    ...canaryState(counts, rules),
    views: { canary: viewsOf(counts.canary), control: viewsOf(counts.control) },
    errorRate: toComparison(errorRateOf(counts, rules), rules),
    lcpP75: toComparison(lcpOf(counts, rules), rules),
    minimumViews: rules.minimumViews,
    falseAlarmRate: rules.falseAlarmRate,
  };
}
