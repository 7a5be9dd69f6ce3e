import type { ClientBase } from 'pg';
import { normaliseCompany } from '../normalise/normalise-company.ts';
import type { NormalisedCompany, Refusal } from '../normalise/normalised.ts';
import type { HrAnswer, HrSource } from '../source/hr-source.ts';
import { openContentHash } from './content-hash.ts';
import { hrSourceName } from './hr-source-name.ts';
import type { ReadMarks } from './ingest-state.ts';
import { readKnownJobs } from './known-jobs.ts';
import { readWhole } from './read-source.ts';
import { createStaging, JobStage, type Listing } from './staging.ts';

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

const etagOf = (answer: HrAnswer, known: string | null) => (answer === 'unchanged' ? known : answer.etag);

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
    const byId = new Map<string, NormalisedCompany>();
    let refusals: Refusal[] = [];
    const answer = await readWhole({
      open: () => this.source.companies(marks.companiesEtag),
      begin: () => {
        byId.clear();
        refusals = [];
      },
      take: (rows) => {
        for (const row of rows) {
          const company = normaliseCompany(row, this.hrUrl);
          if ('refused' in company) refusals.push(company);
          else byId.set(company.externalId, company);
        }
      },
    });
    const companies = answer === 'unchanged' ? null : [...byId.values()];
    return { companies, companiesEtag: etagOf(answer, marks.companiesEtag), refusals };
  }

  private async readJobs(client: ClientBase, marks: ReadMarks, kind: 'complete' | 'incremental') {
    const since =
      kind === 'complete' || marks.readUntil === null ? null : new Date(marks.readUntil.getTime() - overlapMs);
    const known = await readKnownJobs(client, hrSourceName);
    const contentHash = await openContentHash();
    let staged = new JobStage(client, known, contentHash);
    const answer = await readWhole<HrAnswer>({
      open: () => (since === null ? this.source.jobs(marks.jobsEtag) : this.source.jobsUpdatedSince(since)),
      begin: async () => {
        staged = new JobStage(client, known, contentHash);
        await createStaging(client);
      },
      take: (rows) => staged.add(rows),
    });
    const { refusals } = staged;
    if (answer === 'unchanged') return { jobs: answer, listing: null, jobsEtag: marks.jobsEtag, refusals };
    if (since !== null) return { jobs: 'staged' as const, listing: null, jobsEtag: marks.jobsEtag, refusals };
    return { jobs: 'staged' as const, listing: staged.listing(), jobsEtag: answer.etag, refusals };
  }
}
