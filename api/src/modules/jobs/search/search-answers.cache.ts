import { LRUCache } from 'lru-cache';
import { toJobSearchParams, type JobFilter } from 'shared-contracts';

/** "Featured", "posted within" and closing dates depend on the current time, so answers are cached only briefly. */
const options = { max: 500, ttl: 10_000 };

/** Answers by data version and filter. */
export class SearchAnswers<Answer extends object> {
  private readonly answers = new LRUCache<string, Answer>(options);

  /** @param other what the answer depends on besides the filter */
  async get(filter: JobFilter, version: string, compute: () => Promise<Answer>, other = ''): Promise<Answer> {
    const key = `${version} ${toJobSearchParams(filter).toString()} ${other}`;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = await compute();
    this.answers.set(key, answer);
    return answer;
  }
}
