import { toEnvelope, type Envelope } from './envelope.ts';
import type { HrClient } from './hr-client.ts';
import { HrReadError } from './hr-read.error.ts';
import type { HrAnswer } from './hr-source.ts';

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
