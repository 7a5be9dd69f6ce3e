/**
 * Memoizes an expensive read for `milliseconds` after it has resolved. Concurrent callers share one call. A rejection is
 * passed to all of its callers and not memoized.
 * Own code: for lru-cache a lifetime of 0, which shares concurrent calls only, is an unlimited one.
 */
export function memoizeFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null;
  let until = 0;
  const begin = async () => {
    try {
      const value = await read();
      until = performance.now() + milliseconds;
      return value;
    } catch (error) {
      last = null;
      throw error;
    }
  };
  return () => {
    if (last === null || performance.now() >= until) {
      // Callers during the read share it.
      until = Infinity;
      last = begin();
    }
    return last;
  };
}
