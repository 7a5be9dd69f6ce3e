/** Roots that are taking over the server's content. */
let hydrating = 0;
const waiting: (() => void)[] = [];

/** Answers what to call when the hydration has ended, however it did. */
export function beginHydration(): () => void {
  let hasEnded = false;
  hydrating++;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    hydrating--;
    if (hydrating === 0) for (const run of waiting.splice(0)) run();
  };
}

/** Now, or once nothing hydrates: a page that speaks otherwise than the server wrote cannot be hydrated. */
export function afterHydration(run: () => void): void {
  if (hydrating === 0) run();
  else waiting.push(run);
}
