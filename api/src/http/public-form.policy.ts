import type { FormTrace } from 'shared-contracts';

/** Submissions of a public form per address: enough for an office behind one address, too few for a flood. */
export const formSubmissions = { default: { limit: 10, ttl: 600_000 } };

/** Users take longer to fill in a form; many bots do not. */
const minFillMs = 2000;

/** The trace as received, not validated. */
type GivenTrace = { readonly [Trace in keyof FormTrace]: unknown };

/**
 * Whether a form was probably filled in by a bot, detected without third parties. API clients without a form send no trace. Such
 * submissions are stored and get the same response as others, so nothing is lost and bots get no feedback.
 */
export function looksAutomatic({ website, filledIn }: GivenTrace): boolean {
  return Boolean(website) || isTooQuick(filledIn);
}

/** A negative time is caused by a changed clock. */
function isTooQuick(filledIn: unknown): boolean {
  return typeof filledIn === 'number' && filledIn >= 0 && filledIn < minFillMs;
}
