import type { HrClient } from './hr-client.ts';
import { HrReadError } from './hr-read.error.ts';
import { HrSource, type HrAnswer, type HrListing } from './hr-source.ts';
import { readList } from './read-list.ts';

/** Reads the HR backend over HTTP. */
export class HttpHrSource extends HrSource {
  constructor(private readonly client: HrClient) {
    super();
  }

  companies(knownEtag: string | null): Promise<HrAnswer> {
    return readList(this.client, '/v1/companies', {}, knownEtag);
  }

  jobs(knownEtag: string | null): Promise<HrAnswer> {
    return readList(this.client, '/v1/jobs', {}, knownEtag);
  }

  async jobsUpdatedSince(moment: Date): Promise<HrListing> {
    const listing = await readList(this.client, '/v1/jobs', { updatedSince: moment.toISOString() }, null);
    if (listing === 'unchanged') throw new HrReadError('malformed', '304 without an ETag sent');
    return listing;
  }
}
