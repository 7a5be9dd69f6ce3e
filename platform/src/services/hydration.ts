/** Number of roots that are hydrating. */
let hydrating = 0;
const callbacks: (() => void)[] = [];

/** Returns a function to call when the hydration has succeeded or failed. */
export function beginHydration(): () => void {
  let hasEnded = false;
  hydrating++;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    hydrating--;
    if (hydrating === 0) for (const run of callbacks.splice(0)) run();
  };
}

/** Runs a callback now, or after all hydrations. A language change during hydration would cause a mismatch. */
export function afterHydration(run: () => void): void {
  if (hydrating === 0) run();
  else callbacks.push(run);
}
