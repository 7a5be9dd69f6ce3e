const patience = 4000;

/** Runs a callback once the page has loaded and is idle. */
export function whenIdle(run: () => void): void {
  const schedule = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, patience);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
