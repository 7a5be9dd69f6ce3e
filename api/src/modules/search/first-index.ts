/**
 * Index of the first of `length` sorted entries that is no longer `before`; `length` when all are. Binary search by a
 * question, which libraries offer over arrays only, and not over columns.
 */
export function firstIndex(length: number, before: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
