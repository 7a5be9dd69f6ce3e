import { HrSource, type HrAnswer, type HrListing } from '../source/hr-source.port.ts';

type Step = readonly unknown[] | Error;

/** In-memory HR backend for tests. Lists consist of pages and of errors to throw. */
export class FakeHrSource extends HrSource {
  companyPages: readonly Step[] = [[]];
  jobPages: readonly Step[] = [[]];
  changedJobPages: readonly Step[] = [[]];
  /** Replaces the job list for the next complete reads, one each. */
  readonly nextJobPages: (readonly Step[])[] = [];
  etag: string | null = null;
  /** ETag of the company list, if it differs from `etag`. */
  companiesEtag: string | null = null;
  /** Overrides the announced number of entries. */
  total: number | null = null;
  /** All calls, in order. */
  readonly calls: string[] = [];

  companies(knownEtag: string | null): Promise<HrAnswer> {
    this.calls.push('companies');
    return Promise.resolve(this.answer(this.companyPages, this.companiesEtag ?? this.etag, knownEtag, null));
  }

  jobs(knownEtag: string | null): Promise<HrAnswer> {
    this.calls.push('jobs');
    return Promise.resolve(this.answer(this.nextJobPages.shift() ?? this.jobPages, this.etag, knownEtag, this.total));
  }

  jobsUpdatedSince(moment: Date): Promise<HrListing> {
    this.calls.push(`jobs since ${moment.toISOString()}`);
    return Promise.resolve(listing(this.changedJobPages, null, null));
  }

  private answer(pages: readonly Step[], etag: string | null, known: string | null, total: number | null): HrAnswer {
    return etag !== null && etag === known ? 'unchanged' : listing(pages, etag, total);
  }
}

function listing(pages: readonly Step[], etag: string | null, total: number | null): HrListing {
  const entries = pages.flatMap((page) => (page instanceof Error ? [] : page)).length;
  return { etag, total: total ?? entries, pages: walk(pages) };
}

async function* walk(pages: readonly Step[]): AsyncGenerator<readonly unknown[]> {
  for (const page of pages) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield page;
  }
}
