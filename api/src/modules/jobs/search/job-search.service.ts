import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';
import { emptyJobFilter, limits, toJobSearchParams, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { PublicJobsService } from '../reading/public-jobs.service.ts';
import { CatalogueSnapshots, type CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import { findCompanies, KeywordMatches, Spelling } from './filter-matches.repository.ts';
import { chooseRelaxation, excludedByFilter, toFacets } from './job-search.response.ts';
import { countMatches, pageOf, toCountRequest, type MatchCounts } from './match-counts.policy.ts';
import { keywordFlag, type KeywordFlags } from './matches.policy.ts';
import { resolveCategories } from './search-filters.policy.ts';
import { keywordTerms } from './terms.parser.ts';

/** "Featured", "posted within" and closing dates depend on the current time, so responses are cached only briefly. */
const cacheSize = 500;
const cacheTtlMs = 10_000;

/** The matches of a keyword or of its correction. */
interface Found {
  /** null: there was no keyword. */
  flags: KeywordFlags | null;
  correction: JobSearchPage['correction'];
}

/**
 * Finds jobs by the rules of DESIGN §5. Keywords are matched by PostgreSQL; filters, order and facets are computed on the
 * snapshot (docs/search.md).
 */
@Injectable()
export class JobSearch {
  private readonly keywords: KeywordMatches;
  private readonly spelling: Spelling;
  private readonly responses = new LRUCache<string, JobSearchPage>({ max: cacheSize, ttl: cacheTtlMs });

  constructor(
    private readonly pool: Pool,
    private readonly dataVersion: DataVersion,
    private readonly jobs: PublicJobsService,
    private readonly snapshots: CatalogueSnapshots,
  ) {
    this.keywords = new KeywordMatches(pool);
    this.spelling = new Spelling(pool);
  }

  /**
   * One page with totals and facet counts. Does not reject filter values: unknown values give an empty list, a page
   * beyond the end gives the last page.
   * @param now the time used for "featured", "posted within" and closing dates. Responses for a given time are not cached.
   */
  async search(filter: JobFilter, now?: Date): Promise<JobSearchPage> {
    const version = await this.dataVersion.current();
    if (now !== undefined) return this.respond(filter, version, now);
    const key = `${version} ${toJobSearchParams(filter).toString()}`;
    const cached = this.responses.get(key);
    if (cached !== undefined) return cached;
    const response = await this.respond(filter, version, new Date());
    this.responses.set(key, response);
    return response;
  }

  private async respond(filter: JobFilter, version: string, now: Date): Promise<JobSearchPage> {
    const snapshot = await this.snapshots.at(version);
    const [found, companies] = await Promise.all([
      this.find(filter.keyword, snapshot, now),
      findCompanies(this.pool, filter.companyId),
    ]);
    const counts = countMatches(toCountRequest(filter, snapshot, found.flags, now.getTime()));
    const page = pageOf(counts, filter.page);
    const items = await this.jobs.cards(
      page.jobs.map((job) => snapshot.jobs.id[job]!),
      now,
    );
    return {
      items,
      page: page.number,
      pageSize: limits.searchPageSize,
      totalPages: page.total,
      total: counts.total,
      totalIsExact: true,
      facets: toFacets(counts, snapshot, filter),
      category: askedCategory(filter, snapshot),
      companies,
      correction: found.correction,
      relaxation: counts.total > 0 ? null : relax({ filter, snapshot, counts, found, now }),
      now: now.toISOString(),
    };
  }

  private async find(keyword: string, snapshot: CatalogueSnapshot, now: Date): Promise<Found> {
    if (keyword === '') return { flags: null, correction: null };
    const terms = keywordTerms(keyword);
    const flags = await this.keywords.find(terms, snapshot);
    if (findsOpenJob(flags, snapshot.jobs.closesAt, now)) return { flags, correction: null };
    const used = await this.spelling.correct(terms, snapshot.terms);
    if (used === null) return { flags, correction: null };
    const corrected = await this.keywords.find(keywordTerms(used), snapshot);
    if (!findsOpenJob(corrected, snapshot.jobs.closesAt, now)) return { flags, correction: null };
    return { flags: corrected, correction: { asked: keyword, used } };
  }
}

interface EmptyResult {
  filter: JobFilter;
  snapshot: CatalogueSnapshot;
  counts: MatchCounts;
  found: Found;
  now: Date;
}

function relax({ filter, snapshot, counts, found, now }: EmptyResult): JobSearchPage['relaxation'] {
  const totalOf = (wanted: JobFilter, flags: KeywordFlags | null) =>
    countMatches(toCountRequest(wanted, snapshot, flags, now.getTime())).total;
  const keyword = filter.keyword === '' ? 0 : totalOf(filter, null);
  // Without a minimum, `withPay` accepts more jobs.
  const minPay = filter.minPay === '' ? 0 : totalOf({ ...filter, minPay: '' }, found.flags);
  return chooseRelaxation({ ...excludedByFilter(counts), minPay, keyword }, filter);
}

function findsOpenJob(flags: KeywordFlags, closesAt: Float64Array, now: Date): boolean {
  return flags.some((flag, job) => (flag & keywordFlag.match) !== 0 && closesAt[job]! > now.getTime());
}

function askedCategory({ category }: JobFilter, { categories }: CatalogueSnapshot): JobSearchPage['category'] {
  if (category === emptyJobFilter.category) return null;
  const [found, ...others] = resolveCategories(category, categories);
  return found === undefined || others.length > 0 ? null : { slug: found.slug, name: found.name };
}
