import type { OpenTitle } from './open-names.repository.ts';

/** Counts the open jobs whose title contains given words. Words are lemmas without connectives. */
export class TitleCounts {
  /** By word, the indexes of the titles that contain it. */
  private readonly titlesOf = new Map<string, number[]>();
  private readonly wordsOf: ReadonlySet<string>[] = [];
  private readonly jobsOf: number[] = [];

  add({ jobs }: Pick<OpenTitle, 'jobs'>, words: readonly string[]): void {
    const distinct = new Set(words);
    const index = this.wordsOf.push(distinct) - 1;
    this.jobsOf.push(jobs);
    for (const word of distinct) {
      const known = this.titlesOf.get(word);
      if (known === undefined) this.titlesOf.set(word, [index]);
      else known.push(index);
    }
  }

  /** Reads only the titles of the rarest word. */
  jobsWith(words: readonly string[]): number {
    const [rarest = [], ...others] = words
      .map((word) => ({ word, titles: this.titlesOf.get(word) ?? [] }))
      .toSorted((a, b) => a.titles.length - b.titles.length)
      .map(({ word, titles }, place) => (place === 0 ? titles : word));
    let jobs = 0;
    for (const title of rarest as number[]) {
      if ((others as string[]).every((word) => this.wordsOf[title]!.has(word))) jobs += this.jobsOf[title]!;
    }
    return jobs;
  }
}
