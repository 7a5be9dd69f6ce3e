import { HrReadError, HrSource, type HrAnswer, type HrListing } from './hr-source.port.ts';
import type { HrClient } from './hr.client.ts';

/** One page of a list, as defined in docs/hr-backend.md. */
interface Envelope {
  snapshot: string;
  total: number;
  data: readonly unknown[];
  next: string | null;
}

/** Validates the envelope of a list. Entries are not validated here. */
function toEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null) throw new HrReadError('malformed', 'The response is not a list');
  const { snapshot, total, data, next = null } = body as Record<string, unknown>;
  if (typeof snapshot !== 'string') throw new HrReadError('malformed', 'The list has no snapshot');
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) {
    throw new HrReadError('malformed', 'The list has no total');
  }
  if (!Array.isArray(data)) throw new HrReadError('malformed', 'The list has no data');
  if (next !== null && typeof next !== 'string') throw new HrReadError('malformed', 'The cursor is not a string');
  return { snapshot, total, data: data as unknown[], next };
}

const pageSizes = { '/v1/companies': 500, '/v1/jobs': 1000, '/v1/applications': 1000 } as const;
type ListPath = keyof typeof pageSizes;

type Query = Readonly<Record<string, string>>;

/** Opens a list of the HR backend. Further pages are requested on iteration. @throws HrReadError */
export async function readList(
  client: HrClient,
  path: ListPath,
  query: Query,
  knownEtag: string | null,
): Promise<HrAnswer> {
  const response = await client.get(address(path, query, null), knownEtag);
  if (response === null) return 'unchanged';
  const first = toEnvelope(response.body);
  return { etag: response.etag, total: first.total, pages: walk(client, path, query, first) };
}

async function* walk(
  client: HrClient,
  path: ListPath,
  query: Query,
  first: Envelope,
): AsyncGenerator<readonly unknown[]> {
  const seen = new Set<string>();
  for (let page = first; ;) {
    yield page.data;
    if (page.next === null) return;
    if (seen.has(page.next)) throw new HrReadError('malformed', 'The cursor is cyclic');
    seen.add(page.next);
    const response = await client.get(address(path, query, page.next));
    page = toEnvelope(response?.body);
    if (page.snapshot !== first.snapshot) throw new HrReadError('torn', 'The source changed during the read');
  }
}

function address(path: ListPath, query: Query, cursor: string | null): string {
  const parameters = new URLSearchParams({ limit: String(pageSizes[path]), ...query });
  if (cursor !== null) parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}

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
