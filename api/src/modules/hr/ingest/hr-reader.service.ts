import type { ClientBase } from 'pg';
import { normalizeCompany, type NormalizedCompany, type Refusal } from '../normalize/company.parser.ts';
import { HrReadError, type HrAnswer, type HrListing, type HrSource } from '../source/hr-source.port.ts';
import type { ReadCheckpoint } from './ingest-state.repository.ts';
import { openJobStage, type Listing } from './staging.repository.ts';

/** Value of the `source` columns for records of the HR backend. */
export const hrSourceName = 'hr';

/** The companies of one read. For duplicate ids the last row is used. */
class CompanyList {
  /** Invalid rows. */
  readonly refusals: Refusal[] = [];
  private readonly byId = new Map<string, NormalizedCompany>();

  constructor(private readonly hrUrl: string) {}

  add(rows: readonly unknown[]): void {
    for (const row of rows) {
      const company = normalizeCompany(row, this.hrUrl);
      if ('refused' in company) this.refusals.push(company);
      else this.byId.set(company.externalId, company);
    }
  }

  all(): NormalizedCompany[] {
    return [...this.byId.values()];
  }
}

const attempts = 3;

/** Processes the rows of one attempt, page by page. */
interface RowSink {
  add: (rows: readonly unknown[]) => Promise<void> | void;
}

interface ReadRequest<Into extends RowSink> {
  open: () => Promise<HrAnswer>;
  /** Called once per attempt that reads rows. Discards rows of earlier attempts. */
  begin: () => Promise<Into> | Into;
}

/** A list that was read completely. */
interface WholeRead<Into> {
  etag: string | null;
  sink: Into;
}

async function walk(listing: HrListing, sink: RowSink): Promise<void> {
  let read = 0;
  for await (const rows of listing.pages) {
    read += rows.length;
    await sink.add(rows);
  }
  if (read !== listing.total) {
    throw new HrReadError('cut', `${read} of ${listing.total} entries received`);
  }
}

const isTorn = (error: unknown) => error instanceof HrReadError && error.failure === 'torn';

/** Reads a list completely. A torn list is read again from the beginning, up to three attempts in total. */
async function readWhole<Into extends RowSink>(request: ReadRequest<Into>): Promise<WholeRead<Into> | 'unchanged'> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await request.open();
      if (answer === 'unchanged') return answer;
      const sink = await request.begin();
      await walk(answer, sink);
      return { etag: answer.etag, sink };
    } catch (error) {
      if (!isTorn(error) || attempt === attempts) throw error;
    }
  }
}

/** Overlap between incremental reads, for clock differences and for changes that become visible late. */
const overlapMs = 15 * 60_000;

/** The result of reading a source. Jobs are in the staging table. */
export interface ReadResult {
  startedAt: Date;
  /** null: unchanged. */
  companies: readonly NormalizedCompany[] | null;
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
