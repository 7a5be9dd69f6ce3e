import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { JobFilter } from 'shared-contracts';
import { DataVersion } from '../../http/data-version.ts';
import { eachConcurrently } from '../../outside/each-concurrently.ts';
import { CatalogueSnapshots } from './catalogue-snapshot.ts';
import { CompanyJobs, ofCompany } from './company-jobs.ts';
import { toCriteria } from './criteria.ts';
import { KeywordMatches } from './keyword-matches.ts';
import { newestMatches } from './newest-matches.ts';
import { keywordWords } from './words.ts';

/** Keywords of one statement, and statements at once: whoever waits for a page is not kept waiting by them. */
const filtersAtOnce = 50;
const statementsAtOnce = 2;

/** Which jobs filters find, for whoever shows no page: the same rules, without order, cards and corrections. */
@Injectable()
export class FoundJobs {
  private readonly keywords: KeywordMatches;
  private readonly companies: CompanyJobs;

  constructor(
    pool: Pool,
    private readonly dataVersion: DataVersion,
    private readonly snapshots: CatalogueSnapshots,
  ) {
    this.keywords = new KeywordMatches(pool);
    this.companies = new CompanyJobs(pool);
  }

  /**
   * For each filter, in their order, ids of open jobs, the newest first, `count` at most. All of one data version.
   * @param now the moment that "posted within" and "still open" are judged at
   */
  async newest(filters: readonly JobFilter[], count: number, now = new Date()): Promise<(readonly number[])[]> {
    const snapshot = await this.snapshots.at(await this.dataVersion.current());
    const parts = Array.from({ length: Math.ceil(filters.length / filtersAtOnce) }, (_, part) => part);
    const found: number[][][] = [];
    await eachConcurrently(parts, statementsAtOnce, async (part) => {
      const own = filters.slice(part * filtersAtOnce, (part + 1) * filtersAtOnce);
      const words = own.map(({ keyword }) => (keyword === '' ? null : keywordWords(keyword)));
      const flags = await this.keywords.matches(words, snapshot);
      const companies = await this.companies.find(own.map(({ companyId }) => companyId));
      found[part] = own.map((filter, index) => {
        const criteria = toCriteria(filter, snapshot, now.getTime());
        const ofOne = ofCompany(flags[index] ?? null, companies[index] ?? null, snapshot.jobs);
        return newestMatches({ columns: snapshot.jobs, criteria, flags: ofOne, now: now.getTime() }, count);
      });
    });
    return found.flat();
  }
}
