import { get, type IncomingMessage } from 'node:http';
import type { TestApp } from '../../../test/create-test-app.ts';
import { saveCompany } from '../../../test/factories/index.ts';
import { createSitemapsApp, readIndex, site } from './testing/sitemap-requests.ts';

const jobs = 100_000;
const maxBytes = 50 * 1024 * 1024;

let api: TestApp;
let origin: string;
beforeAll(async () => {
  api = await createSitemapsApp();
  const company = await saveCompany(api.database);
  await api.database.query(
    `insert into jobs (source, external_id, slug, title, company_id, posted_at)
     select 'hr', n::text, 'engenheiro-de-software-senior-' || n, 'Vaga', $1, now() from generate_series(1, $2::int) n`,
    [company.id, jobs],
  );
  await api.app.listen(0, '127.0.0.1');
  origin = await api.app.getUrl();
});
afterAll(() => api.close());

const open = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => get(origin + path, resolve).on('error', reject));

/** Reads the whole file and returns only the job ids. */
async function readNumbers(path: string): Promise<{ numbers: number[]; bytes: number }> {
  const found = { numbers: [] as number[], bytes: 0 };
  let rest = '';
  for await (const chunk of await open(path)) {
    found.bytes += (chunk as Buffer).length;
    const pages = (rest + String(chunk)).split('</loc>');
    rest = pages.pop() ?? '';
    for (const page of pages) found.numbers.push(Number(/-(\d+)$/.exec(page)?.[1]));
  }
  return found;
}

it('lists 100,000 jobs without duplicates, in files within the sitemap limits (T18)', async () => {
  const files = (await readIndex(api)).filter(({ url }) => url.includes('jobs'));
  const numbers = new Set<number>();
  for (const { url } of files) {
    const file = await readNumbers(url.slice(site.length));
    expect(file.numbers.length).toBeLessThanOrEqual(50_000);
    expect(file.bytes).toBeLessThan(maxBytes);
    for (const number of file.numbers) numbers.add(number);
  }
  expect(numbers.size).toBe(jobs);
});

it('serves other requests while clients read slowly', async () => {
  const slow = await Promise.all(Array.from({ length: 8 }, () => open('/sitemap-jobs-1.xml')));
  expect((await api.inject('/api/job-types')).statusCode).toBe(200);
  for (const reader of slow) reader.destroy();
});
