import { Injectable } from '@nestjs/common';
import {
  byName,
  emptyJobFilter,
  jobFilterNames,
  limits,
  type FoundJob,
  type JobFilter,
  type JobFilterName,
  type JobPlaceCounts,
  type JobSearchPage,
} from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { CatalogueReads } from '../../../database/replicas/reads.provider.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import type { JobColumns } from './catalogue/job-columns.cache.ts';
import { hasJob } from './catalogue/job-bits.policy.ts';
import { findCompanies, Spelling } from './filter-matches.repository.ts';
import { chooseRelaxation, toFacets } from './job-search.response.ts';
import { FoundCards } from './found-cards.cache.ts';
import { explain, hasOpenJob, toKeyword, withMatches, type KeywordMatches } from './keyword-matches.policy.ts';
import { countMatches, countTotal, pageOf, toCountRequest } from './match-counts.policy.ts';
import { matchesOf } from './matches.policy.ts';
import { countPlaces } from './place-counts.policy.ts';
import { SearchAnswers } from './search-answers.cache.ts';
import { resolveCategories } from './search-filters.policy.ts';
import type { Keyword } from './words/keyword.policy.ts';

/** The matches of a keyword or of its correction. */
interface Found {
  /** Null: there was no keyword. */
  matches: KeywordMatches | null;
  keyword: Keyword;
  correction: JobSearchPage['correction'];
}

export interface MatchedJobs {
  columns: JobColumns;
  /** Positions in the columns. */
  jobs: Int32Array;
}

/** A page without its cards. */
interface CountedPage {
  /** Ids of its jobs. */
  ids: number[];
  /** By id: the other forms and synonyms that found jobs. */
  ways: ReadonlyMap<number, readonly string[]>;
  page: Omit<JobSearchPage, 'items' | 'companies' | 'now'>;
}

/**
 * Finds jobs by the rules of DESIGN §5, in the catalogue that the process has in memory (docs/search.md). PostgreSQL is asked
 * for corrections and for the cards of a page.
 */
@Injectable()
export class JobSearch {
  private readonly spelling: Spelling;
  private readonly responses = new SearchAnswers<JobSearchPage>();
  private readonly placeCounts = new SearchAnswers<JobPlaceCounts>();

  constructor(
    private readonly reads: CatalogueReads,
    private readonly dataVersion: DataVersion,
    private readonly cards: FoundCards,
    private readonly catalogues: Catalogues,
  ) {
    this.spelling = new Spelling(reads);
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
    const catalogue = await this.catalogues.at(version);
    return this.find(filter.keyword, catalogue, now, ({ matches }) =>
      countPlaces(toCountRequest(filter, catalogue, matches, now.getTime())),
    );
  }

  private async respond(filter: JobFilter, version: string, now: Date): Promise<JobSearchPage> {
    const [catalogue, companies] = await Promise.all([
      this.catalogues.at(version),
      findCompanies(this.reads, filter.companyId),
    ]);
    const { ids, ways, page } = await this.find(filter.keyword, catalogue, now, (found) =>
      countPage(filter, catalogue, found, now.getTime()),
    );
    const cards = await this.cards.find(ids, catalogue, now);
    const items = cards.map((card): FoundJob => {
      const foundBy = ways.get(card.id) ?? [];
      return foundBy.length === 0 ? card : { ...card, foundBy: [...foundBy] };
    });
    return { items, ...page, companies, now: now.toISOString() };
  }

  /** The jobs that match the filter at this time. A keyword without matches is corrected, as in `search`. */
  async matches(filter: JobFilter, version: string, now: Date): Promise<MatchedJobs> {
    const catalogue = await this.catalogues.at(version);
    return this.find(filter.keyword, catalogue, now, ({ matches }) => ({
      columns: catalogue.jobs,
      jobs: matchesOf(toCountRequest(filter, catalogue, matches, now.getTime())),
    }));
  }

  /** Calls `read` with the matches of a keyword or its correction, which it must not retain. */
  private async find<Result>(
    text: string,
    catalogue: Catalogue,
    now: Date,
    read: (found: Found) => Result,
  ): Promise<Result> {
    if (text === '') return read({ matches: null, keyword: [], correction: null });
    const readIfFound = (keyword: Keyword, correction: Found['correction']) =>
      withMatches(keyword, catalogue, (matches) =>
        hasOpenJob(matches.match, catalogue, now.getTime()) ? { result: read({ matches, keyword, correction }) } : null,
      );
    const keyword = toKeyword(text, catalogue);
    const found = readIfFound(keyword, null) ?? (await this.readCorrected(text, keyword, catalogue, readIfFound));
    return found?.result ?? withMatches(keyword, catalogue, (matches) => read({ matches, keyword, correction: null }));
  }

  private async readCorrected<Result>(
    asked: string,
    keyword: Keyword,
    catalogue: Catalogue,
    readIfFound: (corrected: Keyword, correction: Found['correction']) => Result | null,
  ): Promise<Result | null> {
    const used = await this.spelling.correct(keyword);
    return used === null ? null : readIfFound(toKeyword(used, catalogue), { asked, used });
  }
}

function countPage(filter: JobFilter, catalogue: Catalogue, found: Found, now: number): CountedPage {
  const { matches, keyword, correction } = found;
  const counts = countMatches(toCountRequest(filter, catalogue, matches, now));
  const { jobs, number, total } = pageOf(counts, filter.page);
  const idOf = (job: number) => catalogue.jobs.id[job]!;
  const others = jobs.filter((job) => matches !== null && !hasJob(matches.typed, job));
  return {
    ids: jobs.map(idOf),
    ways: new Map([...explain(keyword, others, catalogue)].map(([job, texts]) => [idOf(job), texts])),
    page: {
      page: number,
      pageSize: limits.searchPageSize,
      totalPages: total,
      total: counts.total,
      totalIsExact: true,
      facets: toFacets(counts, catalogue, filter),
      category: askedCategory(filter, catalogue),
      places: requestedPlaces(filter.place),
      correction,
      relaxation: counts.total > 0 ? null : relax(filter, catalogue, matches, now),
    },
  };
}

const isOff = (filter: JobFilter, name: JobFilterName) => filter[name].toString() === emptyJobFilter[name].toString();

/** The totals without each filter. */
function relax(
  filter: JobFilter,
  catalogue: Catalogue,
  matches: KeywordMatches | null,
  now: number,
): JobSearchPage['relaxation'] {
  const totalOf = (wanted: JobFilter, found: KeywordMatches | null) =>
    countTotal(toCountRequest(wanted, catalogue, found, now));
  const gains = byName(jobFilterNames, (name) =>
    isOff(filter, name) ? 0 : totalOf({ ...filter, [name]: emptyJobFilter[name] }, matches),
  );
  const keyword = filter.keyword === '' ? 0 : totalOf({ ...filter, keyword: '' }, null);
  return chooseRelaxation({ ...gains, keyword }, filter);
}

function askedCategory({ category }: JobFilter, { categories }: Catalogue): JobSearchPage['category'] {
  if (category === emptyJobFilter.category) return null;
  const [found, ...others] = resolveCategories(category, categories);
  return found === undefined || others.length > 0 ? null : { slug: found.slug, name: found.name };
}
