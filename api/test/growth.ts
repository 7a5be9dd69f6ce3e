/**
 * Measurement error in milliseconds of CPU time. Most of it is garbage collection of large strings: a process that
 * has run many tests has a heap of more than a gigabyte. A reader that needs a nanosecond for each pair of characters
 * takes half a second for the shortest input.
 */
const tolerance = 40;
const attempts = 12;

/** CPU time of this process in milliseconds: unlike elapsed time, it does not count what other processes do. */
export async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether doubling the input multiplies the time by more than 2.5, measured at n, 2n and 4n. The best of several
 * attempts counts.
 * @param run Reads an input of the given number of characters.
 * @param timeOf The time of a run in milliseconds. The tests of this function simulate it.
 */
export async function growsFasterThanInput(
  run: (size: number) => unknown,
  size: number,
  timeOf: (run: () => unknown) => Promise<number> = cpuTime,
): Promise<boolean> {
  const best = [Infinity, Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const step of [2, 1, 0]) {
      best[step] = Math.min(best[step]!, await timeOf(() => run(size * 2 ** step)));
      // The differences to the shorter inputs are within the measurement error.
      if (best[2]! <= tolerance) return false;
    }
    const [once, twice, fourTimes] = best as [number, number, number];
    if (twice <= 2.5 * once + tolerance && fourTimes <= 2.5 * twice + tolerance) return false;
  }
  return true;
}
