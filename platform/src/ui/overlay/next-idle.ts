/** Milliseconds. Longest wait for an idle moment, and the delay in browsers without idle callbacks (Safari). */
const longestWait = 4000;
const fallbackDelay = 1000;

/** Resolves when the main thread is idle. */
export function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, fallbackDelay);
  });
}
