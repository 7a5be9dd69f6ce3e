/** Milliseconds until a request to a site is given up. */
const timeoutMs = 15_000;

/**
 * Sends a GET without a session.
 * @param {string} site Origin.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @throws if the site cannot be reached, with its address and the reason.
 */
export async function fetchFromSite(site, path, headers = {}) {
  try {
    return await fetch(site + path, { headers, credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`${site} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** `fetch` has the reason, such as a refused connection or an invalid certificate, in the error's cause. @param {unknown} error */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
  return cause.message || code || error.message;
}
