/**
 * Asks once at a time, and not again until `milliseconds` after the answer: for what everybody may ask and what costs something
 * to find out. A rejection is told to all who wait for it, and not remembered.
 */
export function remembered<Value>(milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null;
  let until = 0;
  const begin = async () => {
    try {
      const value = await ask();
      until = performance.now() + milliseconds;
      return value;
    } catch (error) {
      last = null;
      throw error;
    }
  };
  return () => {
    if (last === null || performance.now() >= until) {
      // Whoever comes meanwhile waits for this one.
      until = Infinity;
      last = begin();
    }
    return last;
  };
}
