import { Injectable } from '@nestjs/common';
import {
  emptyJobFilter,
  limits,
  type FacetValue,
  type JobCompanies,
  type JobFilter,
  type JobPay,
} from 'shared-contracts';
import { DataVersion, VersionedCache } from '../../../database/data-version.cache.ts';
import { CatalogueReads } from '../../../database/replicas/reads.provider.ts';
import { toPayColumns } from '../pay/pay-columns.policy.ts';
import { findCompanies, hiringCompanyNames, type CompanyName } from './filter-matches.repository.ts';
import { compareNames } from './filter-names.cache.ts';
import { JobSearch, type MatchedJobs } from './job-search.service.ts';
import { SearchAnswers } from './search-answers.cache.ts';
import { termsOf } from './terms.parser.ts';

const scale = { most: limits.payBars, align: 'floor', reach: 0.2 } as const;

/** Counts of the matches of a search that its page does not contain, because few visitors need them. */
@Injectable()
export class JobCounts {
  private readonly payAnswers = new SearchAnswers<JobPay>();
  private readonly companyAnswers = new SearchAnswers<JobCompanies>();
  private readonly names: VersionedCache<ReadonlyMap<number, CompanyName>>;

  constructor(
    private readonly reads: CatalogueReads,
    private readonly dataVersion: DataVersion,
    private readonly search: JobSearch,
  ) {
    this.names = new VersionedCache(() => hiringCompanyNames(reads));
  }

  /** Comparable pay of the matches, without the minimum of the filter. */
  async pay(filter: JobFilter): Promise<JobPay> {
    const version = await this.dataVersion.current();
    const wanted = unordered({ ...filter, minPay: emptyJobFilter.minPay });
    return this.payAnswers.get(wanted, version, async () =>
      toJobPay(await this.search.matches(wanted, version, new Date())),
    );
  }

  /** Companies of the matches, without the companies of the filter. @param name beginnings of words of their names; empty: all */
  async companies(filter: JobFilter, name: string): Promise<JobCompanies> {
    const version = await this.dataVersion.current();
    const wanted = unordered(filter);
    const count = async () => {
      const [matches, names, chosen] = await Promise.all([
        this.search.matches({ ...wanted, companyId: emptyJobFilter.companyId }, version, new Date()),
        this.names.get(version),
        findCompanies(this.reads, filter.companyId),
      ]);
      return toJobCompanies({ counts: countCompanies(matches), names, name, chosen });
    };
    return this.companyAnswers.get(wanted, version, count, name);
  }
}

const unordered = (filter: JobFilter): JobFilter => ({ ...filter, sort: emptyJobFilter.sort, page: 1 });

function toJobPay({ columns, jobs }: MatchedJobs): JobPay {
  const amounts = jobs.map((job) => columns.pay[job]!).toSorted();
  const stated = amounts.subarray(amounts.findLastIndex((amount) => amount === 0) + 1);
  return { count: stated.length, columns: stated.length === 0 ? null : toPayColumns(stated, scale) };
}

/** Matches by company id. */
function countCompanies({ columns, jobs }: MatchedJobs): Int32Array {
  const counts = new Int32Array(columns.companyLimit);
  for (const job of jobs) counts[columns.companyId[job]!]! += 1;
  return counts;
}

const byCount = (a: FacetValue, b: FacetValue) =>
  b.count - a.count || compareNames(a.label, b.label) || (a.value < b.value ? -1 : 1);

interface CountedCompanies {
  counts: Int32Array;
  names: ReadonlyMap<number, CompanyName>;
  /** Searched for. */
  name: string;
  /** Companies of the filter. */
  chosen: readonly { id: number; name: string }[];
}

function toJobCompanies({ counts, names, name, chosen }: CountedCompanies): JobCompanies {
  const wanted = termsOf(name).map(({ folded }) => folded);
  const toValue = (id: number, label: string): FacetValue => ({ value: String(id), label, count: counts[id] ?? 0 });
  const found: FacetValue[] = [];
  for (const [id, { text, words }] of names) {
    const hasName = wanted.every((begin) => words.some((word) => word.startsWith(begin)));
    if (counts[id]! > 0 && hasName) found.push(toValue(id, text));
  }
  const first = found.toSorted(byCount).slice(0, limits.filterCompanies);
  const ids = new Set(first.map(({ value }) => value));
  const others = chosen.filter(({ id }) => !ids.has(String(id))).map(({ id, name: label }) => toValue(id, label));
  return { items: [...first, ...others], total: found.length };
}
