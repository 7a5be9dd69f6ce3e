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

/** Merges sorted entries into a sorted list in one pass. */
export function mergeSorted<Entry>(
  list: Iterable<Entry>,
  entries: readonly Entry[],
  isBefore: (a: Entry, b: Entry) => boolean,
): Entry[] {
  const merged: Entry[] = [];
  let next = 0;
  for (const entry of list) {
    while (next < entries.length && isBefore(entries[next]!, entry)) merged.push(entries[next++]!);
    merged.push(entry);
  }
  while (next < entries.length) merged.push(entries[next++]!);
  return merged;
}
