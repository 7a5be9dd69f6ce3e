/** Keyword matches: one flag byte per job of the columns, padded with zeros to a multiple of four. */
export type KeywordFlags = Uint8Array<ArrayBuffer>;
export const keywordFlag = { match: 1, title: 2, exact: 4 } as const;

export const emptyFlags = (jobs: number): KeywordFlags => new Uint8Array(Math.ceil(jobs / 4) * 4);

/** Calls `visit` for each job with flags, in order. Skips four jobs at a time, since most keywords match few jobs. */
export function eachFlagged(flags: KeywordFlags, visit: (job: number, flags: number) => void): void {
  const fours = new Uint32Array(flags.buffer);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let job = four * 4; job < four * 4 + 4; job++) if (flags[job] !== 0) visit(job, flags[job]!);
  }
}
