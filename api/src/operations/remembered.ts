/**
 * Asks at most once in `milliseconds`, and once at a time: for what everybody may ask and what costs something to find out. A
 * failure is remembered for as long.
 */
export function remembered<Value>(milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; since: number } | null = null;
  return () => {
    if (last === null || performance.now() - last.since > milliseconds) {
      last = { value: ask(), since: performance.now() };
    }
    return last.value;
  };
}
