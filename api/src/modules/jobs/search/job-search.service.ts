import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import {
  emptyJobFilter,
  limits,
  type FoundJob,
  type JobFilter,
  type JobPlaceCounts,
  type JobSearchPage,
} from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { PublicJobsService } from '../reading/public-jobs.service.ts';
import { CatalogueSnapshots, toKeyword, type CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import { findCompanies, KeywordMatches, Spelling } from './filter-matches.repository.ts';
import { chooseRelaxation, excludedByFilter, toFacets } from './job-search.response.ts';
import { countMatches, pageOf, toCountRequest, type MatchCounts } from './match-counts.policy.ts';
import { keywordFlag, matchesOf, type KeywordFlags } from './matches.policy.ts';
import { countPlaces } from './place-counts.policy.ts';
import { SearchAnswers } from './search-answers.cache.ts';
import { toCriteria } from './search-criteria.policy.ts';
import { resolveCategories } from './search-filters.policy.ts';
import type { Keyword } from './words/keyword.policy.ts';

/** The matches of a keyword or of its correction. */
interface Found {
  /** null: there was no keyword. */
  flags: KeywordFlags | null;
  keyword: Keyword;
  correction: JobSearchPage['correction'];
}

export interface MatchedJobs {
  columns: JobColumns;
  /** Positions in the columns. */
  jobs: Int32Array;
}

/**
 * Finds jobs by the rules of DESIGN §5. Keywords are matched by PostgreSQL; filters, order and facets are computed on the
 * snapshot (docs/search.md).
 */
@Injectable()
export class JobSearch {
  private readonly keywords: KeywordMatches;
  private readonly spelling: Spelling;
  private readonly responses = new SearchAnswers<JobSearchPage>();
  private readonly placeCounts = new SearchAnswers<JobPlaceCounts>();

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
    return this.responses.get(filter, version, () => this.respond(filter, version, new Date()));
  }

  /** Numbers of matches by municipality, without the filter `place`. A keyword without matches is corrected, as in the search. */
  async places(filter: JobFilter, now?: Date): Promise<JobPlaceCounts> {
    const version = await this.dataVersion.current();
    const { place, sort, page } = emptyJobFilter;
    const anywhere = { ...filter, place, sort, page };
    if (now !== undefined) return this.countPlaces(anywhere, version, now);
    return this.placeCounts.get(anywhere, version, () => this.countPlaces(anywhere, version, new Date()));
  }

  private async countPlaces(filter: JobFilter, version: string, now: Date): Promise<JobPlaceCounts> {
    const snapshot = await this.snapshots.at(version);
    const { flags } = await this.find(filter.keyword, snapshot, now);
    return countPlaces(toCountRequest(filter, snapshot, flags, now.getTime()), snapshot);
  }

  private async respond(filter: JobFilter, version: string, now: Date): Promise<JobSearchPage> {
    const snapshot = await this.snapshots.at(version);
    const [found, companies] = await Promise.all([
      this.find(filter.keyword, snapshot, now),
      findCompanies(this.pool, filter.companyId),
    ]);
    const counts = countMatches(toCountRequest(filter, snapshot, found.flags, now.getTime()));
    const page = pageOf(counts, filter.page);
    const items = await this.items(page.jobs, found, snapshot, now);
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
      places: requestedPlaces(filter.place),
      correction: found.correction,
      relaxation: counts.total > 0 ? null : relax({ filter, snapshot, counts, found, now }),
      now: now.toISOString(),
    };
  }

  /** The jobs of a page, by column index. Jobs that were not found as typed say what found them. */
  private async items(
    jobs: readonly number[],
    { flags, keyword }: Found,
    { jobs: columns }: CatalogueSnapshot,
    now: Date,
  ) {
    const ids = jobs.map((job) => columns.id[job]!);
    const others = ids.filter((_, at) => flags !== null && (flags[jobs[at]!]! & keywordFlag.typed) === 0);
    const [cards, ways] = await Promise.all([this.jobs.cards(ids, now), this.keywords.explain(keyword, others)]);
    return cards.map((card): FoundJob => {
      const foundBy = ways.get(card.id) ?? [];
      return foundBy.length === 0 ? card : { ...card, foundBy };
    });
  }

  /** The jobs that match the filter at this time. A keyword without matches is corrected, as in `search`. */
  async matches(filter: JobFilter, version: string, now: Date): Promise<MatchedJobs> {
    const snapshot = await this.snapshots.at(version);
    const { flags } = await this.find(filter.keyword, snapshot, now);
    const criteria = toCriteria(filter, snapshot, now.getTime());
    return { columns: snapshot.jobs, jobs: matchesOf({ columns: snapshot.jobs, criteria, flags, now: now.getTime() }) };
  }

  private async find(text: string, snapshot: CatalogueSnapshot, now: Date): Promise<Found> {
    if (text === '') return { flags: null, keyword: [], correction: null };
    const keyword = toKeyword(text, snapshot);
    const asked = { flags: await this.keywords.find(keyword, snapshot), keyword, correction: null };
    if (findsOpenJob(asked.flags, snapshot.jobs.closesAt, now)) return asked;
    const used = await this.spelling.correct(keyword);
    if (used === null) return asked;
    const corrected = toKeyword(used, snapshot);
    const flags = await this.keywords.find(corrected, snapshot);
    if (!findsOpenJob(flags, snapshot.jobs.closesAt, now)) return asked;
    return { flags, keyword: corrected, correction: { asked: text, used } };
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
