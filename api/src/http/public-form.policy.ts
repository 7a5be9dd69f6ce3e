import type { FormTrace } from 'shared-contracts';

/** How often one address may send a form that is open to anybody: enough for an office behind it, too slow for a flood. */
export const formSubmissions = { default: { limit: 10, ttl: 600_000 } };

/** Nobody fills a form sooner, and many programs do. */
const quickestPersonMs = 2000;

/** As a request brings it: anybody may send anything. */
type GivenTrace = { readonly [Trace in keyof FormTrace]: unknown };

/**
 * Whether a program seems to have filled a form, judged without any third party. Who calls the API without a form leaves
 * no trace. What looks so is kept and answered like the rest: nothing is lost, and the program learns nothing.
 */
export function looksAutomatic({ website, filledIn }: GivenTrace): boolean {
  return Boolean(website) || isTooQuick(filledIn);
}

/** Less than no time is a clock that was set, and no program's doing. */
function isTooQuick(filledIn: unknown): boolean {
  return typeof filledIn === 'number' && filledIn >= 0 && filledIn < quickestPersonMs;
}
