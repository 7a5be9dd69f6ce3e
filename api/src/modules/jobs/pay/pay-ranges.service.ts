import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { JobPlace, PayRange } from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import type { Catalogue } from '../search/catalogue/catalogue.cache.ts';
import { Catalogues } from '../search/catalogue/catalogues.service.ts';
import { toKeyword, withTitles } from '../search/keyword-matches.policy.ts';
import { formsIn, type Keyword } from '../search/words/keyword.policy.ts';
import { otherRanks, titleRole } from '../search/words/title-role.policy.ts';
import {
  comparableJobs,
  homeOf,
  isAbroad,
  scopesOf,
  similarJobs,
  titledJobs,
  type ComparableJobs,
} from './comparable-jobs.policy.ts';
import { medianOf, toPayColumns, withoutExtremes } from './pay-columns.policy.ts';

/** Columns of a drawing. */
const scale = { most: 25, align: 'round', reach: 1 } as const;

/** Closing dates depend on the current time, so responses are cached only briefly. */
const cacheSize = 2_000;
const cacheTtlMs = 60_000;

interface ComparedJob {
  id: number;
  title: string;
  places: readonly JobPlace[];
}

interface Found {
  jobs: ComparableJobs;
  role: string | null;
  keyword: Keyword;
}

/** The pay of the jobs that are comparable with a job (docs/search.md, "Pay"). Uses the catalogue of the search. */
@Injectable()
export class PayRanges {
  private readonly ranges = new LRUCache<string, { range: PayRange | null }>({ max: cacheSize, ttl: cacheTtlMs });

  constructor(
    private readonly dataVersion: DataVersion,
    private readonly catalogues: Catalogues,
  ) {}

  /** Null if the job is not open, is abroad, or if too few jobs are comparable. */
  async ofJob(job: ComparedJob): Promise<PayRange | null> {
    const version = await this.dataVersion.current();
    const key = `${version} ${job.id}`;
    const cached = this.ranges.get(key);
    if (cached !== undefined) return cached.range;
    const range = compare(job, await this.catalogues.at(version), Date.now());
    this.ranges.set(key, { range });
    return range;
  }
}

function compare(job: ComparedJob, catalogue: Catalogue, now: number): PayRange | null {
  const position = catalogue.jobs.positionOf(job.id);
  if (position === -1 || isAbroad(job.places)) return null;
  const found = find(job, position, catalogue, now);
  return found === null ? null : toPayRange(found, position);
}

/** By role, else by area and experience level. */
function find(job: ComparedJob, position: number, catalogue: Catalogue, now: number): Found | null {
  const scopes = scopesOf(homeOf(job.places));
  const role = titleRole(job.title, catalogue.synonyms);
  if (role !== null) {
    const keyword = toKeyword(role, catalogue);
    const ranks = otherRanks(job.title).flatMap((rank) => formsIn(catalogue.terms, rank));
    const titled = withTitles(keyword, ranks, catalogue, (titles) => titledJobs(catalogue, position, titles, now));
    const jobs = comparableJobs(catalogue, titled, scopes);
    if (jobs !== null) return { jobs, role, keyword };
  }
  const jobs = comparableJobs(catalogue, similarJobs(catalogue, position, now), scopes);
  return jobs === null ? null : { jobs, role: null, keyword: [] };
}

function toPayRange({ jobs: { scope, amounts, companies, jobs }, role, keyword }: Found, position: number): PayRange {
  const [low, high] = withoutExtremes(amounts);
  return {
    count: amounts.length,
    companies,
    role,
    // Of several parts, each has its own synonyms, which do not replace the whole role.
    synonyms: keyword.length === 1 ? [...new Set(keyword[0]!.synonyms.map(({ text }) => text))] : [],
    place: scope.place,
    low,
    high,
    inside: amounts.filter((amount) => amount >= low && amount <= high).length,
    median: medianOf(amounts),
    includesJob: jobs.includes(position),
    columns: toPayColumns(amounts, scale),
  };
}
