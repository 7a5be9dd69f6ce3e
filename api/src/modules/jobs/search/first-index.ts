/**
 * Binary search: index of the first of `length` sorted entries for which `before` is false; `length` if there is none.
 * Libraries offer this for arrays only, not for columns.
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
