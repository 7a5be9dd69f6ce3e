import type { ClientBase } from 'pg';
import type { NormalisedCompany, Refusal } from '../normalise/normalised.ts';
import type { HrSource } from '../source/hr-source.ts';
import { CompanyList } from './company-list.ts';
import { hrSourceName } from './hr-source-name.ts';
import type { ReadCheckpoint } from './ingest-state.ts';
import { readWhole } from './read-source.ts';
import { openJobStage, type Listing } from './staging.ts';

/** Overlap between incremental reads, for clock differences and for changes that become visible late. */
const overlapMs = 15 * 60_000;

/** The result of reading a source. Jobs are in the staging table. */
export interface ReadResult {
  startedAt: Date;
  /** null: unchanged. */
  companies: readonly NormalisedCompany[] | null;
  companiesEtag: string | null;
  /** `unchanged`: the list equals that of the last complete read, and nothing was staged. */
  jobs: 'staged' | 'unchanged';
  /** null for an incomplete list, from which no missing jobs can be derived. */
  listing: Listing | null;
  jobsEtag: string | null;
  /** Rows without a company or job id, and invalid companies. */
  refusals: Refusal[];
}

/** Reads the source page by page: companies into memory, jobs into the staging table. */
export class HrReader {
  constructor(
    private readonly source: HrSource,
    private readonly hrUrl: string,
  ) {}

  /** No transaction is open during requests to the source. @throws HrReadError */
  async read(client: ClientBase, checkpoint: ReadCheckpoint, kind: 'complete' | 'incremental'): Promise<ReadResult> {
    const startedAt = new Date();
    // Companies are read first, because jobs may reference new ones. Jobs of unknown companies were skipped, so a
    // changed company list invalidates the ETag of the job list.
    const companies = await this.readCompanies(checkpoint);
    const jobs = await this.readJobs(
      client,
      companies.companies === null ? checkpoint : { ...checkpoint, jobsEtag: null },
      kind,
    );
    return { startedAt, ...companies, ...jobs, refusals: [...companies.refusals, ...jobs.refusals] };
  }

  private async readCompanies(checkpoint: ReadCheckpoint) {
    const read = await readWhole({
      open: () => this.source.companies(checkpoint.companiesEtag),
      begin: () => new CompanyList(this.hrUrl),
    });
    if (read === 'unchanged') return { companies: null, companiesEtag: checkpoint.companiesEtag, refusals: [] };
    return { companies: read.sink.all(), companiesEtag: read.etag, refusals: read.sink.refusals };
  }

  private async readJobs(
    client: ClientBase,
    { jobsEtag, readUntil }: ReadCheckpoint,
    kind: 'complete' | 'incremental',
  ) {
    const since = kind === 'complete' || readUntil === null ? null : new Date(readUntil.getTime() - overlapMs);
    const read = await readWhole({
      open: () => (since === null ? this.source.jobs(jobsEtag) : this.source.jobsUpdatedSince(since)),
      begin: () => openJobStage(client, hrSourceName),
    });
    if (read === 'unchanged') return { jobs: read, listing: null, jobsEtag, refusals: [] };
    const { refusals } = read.sink;
    if (since !== null) return { jobs: 'staged' as const, listing: null, jobsEtag, refusals };
    return { jobs: 'staged' as const, listing: read.sink.listing(), jobsEtag: read.etag, refusals };
  }
}
