import type { ClientBase } from 'pg';
import type { NormalisedCompany, Refusal } from '../normalise/normalised.ts';
import type { HrSource } from '../source/hr-source.ts';
import { CompanyList } from './company-list.ts';
import { hrSourceName } from './hr-source-name.ts';
import type { ReadMarks } from './ingest-state.ts';
import { readWhole } from './read-source.ts';
import { openJobStage, type Listing } from './staging.ts';

/** Clocks differ and a change may be visible a little late, so an incremental read begins before the last one did. */
const overlapMs = 15 * 60_000;

/** What one run read. Jobs stand in the staging table. */
export interface ReadResult {
  startedAt: Date;
  /** null: unchanged. */
  companies: readonly NormalisedCompany[] | null;
  companiesEtag: string | null;
  /** `unchanged`: the list is the one of the last complete read, and nothing was staged. */
  jobs: 'staged' | 'unchanged';
  /** null unless the list was read completely: nothing may be concluded from what did not come. */
  listing: Listing | null;
  jobsEtag: string | null;
  /** Rows that tell not even which company or job they are, and companies that cannot be shown. */
  refusals: Refusal[];
}

/** Reads the source, page by page, into memory (companies) and into the staging table (jobs). */
export class HrReader {
  constructor(
    private readonly source: HrSource,
    private readonly hrUrl: string,
  ) {}

  /** No transaction is open while the source is waited for. @throws HrReadError */
  async read(client: ClientBase, marks: ReadMarks, kind: 'complete' | 'incremental'): Promise<ReadResult> {
    const startedAt = new Date();
    // Companies first: a job may be of a new one. It was left out while its company was unknown, so a new list of
    // companies outdates what we know of the list of jobs.
    const companies = await this.readCompanies(marks);
    const jobs = await this.readJobs(client, companies.companies === null ? marks : { ...marks, jobsEtag: null }, kind);
    return { startedAt, ...companies, ...jobs, refusals: [...companies.refusals, ...jobs.refusals] };
  }

  private async readCompanies(marks: ReadMarks) {
    const read = await readWhole({
      open: () => this.source.companies(marks.companiesEtag),
      begin: () => new CompanyList(this.hrUrl),
    });
    if (read === 'unchanged') return { companies: null, companiesEtag: marks.companiesEtag, refusals: [] };
    return { companies: read.taken.all(), companiesEtag: read.etag, refusals: read.taken.refusals };
  }

  private async readJobs(client: ClientBase, { jobsEtag, readUntil }: ReadMarks, kind: 'complete' | 'incremental') {
    const since = kind === 'complete' || readUntil === null ? null : new Date(readUntil.getTime() - overlapMs);
    const read = await readWhole({
      open: () => (since === null ? this.source.jobs(jobsEtag) : this.source.jobsUpdatedSince(since)),
      begin: () => openJobStage(client, hrSourceName),
    });
    if (read === 'unchanged') return { jobs: read, listing: null, jobsEtag, refusals: [] };
    const { refusals } = read.taken;
    if (since !== null) return { jobs: 'staged' as const, listing: null, jobsEtag, refusals };
    return { jobs: 'staged' as const, listing: read.taken.listing(), jobsEtag: read.etag, refusals };
  }
}
