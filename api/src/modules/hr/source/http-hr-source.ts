import { toEnvelope, type Envelope } from './envelope.ts';
import type { HrClient } from './hr-client.ts';
import { HrReadError } from './hr-read.error.ts';
import { HrSource, type HrAnswer, type HrListing } from './hr-source.ts';

const pageSizes = { '/v1/companies': 500, '/v1/jobs': 1000 } as const;
type ListPath = keyof typeof pageSizes;

/** Reads the HR backend over HTTP. */
export class HttpHrSource extends HrSource {
  constructor(private readonly client: HrClient) {
    super();
  }

  companies(knownEtag: string | null): Promise<HrAnswer> {
    return this.read('/v1/companies', {}, knownEtag);
  }

  jobs(knownEtag: string | null): Promise<HrAnswer> {
    return this.read('/v1/jobs', {}, knownEtag);
  }

  async jobsUpdatedSince(moment: Date): Promise<HrListing> {
    const listing = await this.read('/v1/jobs', { updatedSince: moment.toISOString() }, null);
    if (listing === 'unchanged') throw new HrReadError('malformed', '304 without an ETag sent');
    return listing;
  }

  private async read(path: ListPath, query: Record<string, string>, knownEtag: string | null): Promise<HrAnswer> {
    const response = await this.client.get(address(path, query, null), knownEtag);
    if (response === null) return 'unchanged';
    const first = toEnvelope(response.body);
    return { etag: response.etag, total: first.total, pages: this.walk(path, query, first) };
  }

  private async *walk(
    path: ListPath,
    query: Record<string, string>,
    first: Envelope,
  ): AsyncGenerator<readonly unknown[]> {
    const seen = new Set<string>();
    for (let page = first; ;) {
      yield page.data;
      if (page.next === null) return;
      if (seen.has(page.next)) throw new HrReadError('malformed', 'The cursor goes round in circles');
      seen.add(page.next);
      const response = await this.client.get(address(path, query, page.next));
      page = toEnvelope(response?.body);
      if (page.snapshot !== first.snapshot) throw new HrReadError('torn', 'The source changed while it was read');
    }
  }
}

function address(path: ListPath, query: Record<string, string>, cursor: string | null): string {
  const parameters = new URLSearchParams({ limit: String(pageSizes[path]), ...query });
  if (cursor !== null) parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}
