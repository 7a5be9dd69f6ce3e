import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'pg';
import type { Job, ListedJob } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveCategory, saveCompany, saveJob, saveQuestion } from '../../../../test/factories/index.ts';
import { PublicJobsRepository } from './public-jobs.repository.ts';

const url = '/api/proxy/jobs';
/** Several batches of a hundred. */
const moreJobs = 250;

let api: TestApp;
let job: { id: number };
let categoryId: number;
let clock: jest.SpyInstance<number, []>;
beforeAll(async () => {
  api = await createTestApp();
  categoryId = (await saveCategory(api.database)).id;
  job = await saveJob(api.database, {
    category_id: categoryId,
    is_featured: true,
    description: '<p>Texto</p><script>alert(1)</script>',
    requirements: '<ul><li>Um</li></ul>',
    benefits: '<p>Seguro</p>',
  });
  await saveQuestion(api.database, job.id);
  const company = await saveCompany(api.database);
  await api.database.query(
    `insert into jobs (source, external_id, slug, title, company_id, posted_at)
     select 'hr', n::text, 'vaga-x' || n, 'Vaga', $1, now() from generate_series(1, $2::int) n`,
    [company.id, moreJobs],
  );
  clock = jest.spyOn(Date, 'now');
});
afterAll(async () => {
  clock.mockRestore();
  await api.close();
});

const accepting = (encoding: string) => ({ url, headers: { 'accept-encoding': encoding } });

/** Increments the data version and waits until the process has read it. */
async function raiseDataVersion(): Promise<void> {
  await api.database.query(
    `insert into ingest_state (source, data_version) values ('hr', 1)
     on conflict (source) do update set data_version = ingest_state.data_version + 1`,
  );
  clock.mockReturnValue(Date.now() + 1_500);
}

describe('GET /api/proxy/jobs, cached', () => {
  it('is built once for 50 concurrent callers, with the statements of one build', async () => {
    // On a busy machine the calls take longer than a data version is cached.
    clock.mockReturnValue(Date.now());
    const statements = jest.spyOn(api.app.get(Pool), 'query');
    const reads = jest.spyOn(api.app.get(PublicJobsRepository, { strict: false }), 'findAll');
    const callAll = () => Promise.all(Array.from({ length: 50 }, () => api.inject(url)));
    const answers = await callAll();
    expect(answers.every(({ statusCode, body }) => statusCode === 200 && body === answers[0]?.body)).toBe(true);
    const batches = Math.ceil((moreJobs + 1) / 100);
    expect(reads).toHaveBeenCalledTimes(batches);
    const cold = statements.mock.calls.length;
    await callAll();
    expect(reads).toHaveBeenCalledTimes(batches);
    expect(statements).toHaveBeenCalledTimes(cold);
  });

  it('contains every public field of the job page', async () => {
    const [listed] = (await api.inject(url)).json<ListedJob[]>();
    const {
      related: _related,
      payRange: _payRange,
      now: _now,
      ...own
    } = (await api.inject(`${url}/${job.id}`)).json<Job>();
    expect(listed).toEqual(own);
    expect(listed).toMatchObject({
      description: '<p>Texto</p>',
      requirements: '<ul><li>Um</li></ul>',
      benefits: '<p>Seguro</p>',
      categoryId,
      questionCount: 1,
      company: { id: listed?.companyId, name: listed?.companyName, jobCount: 1 },
    });
  });

  it('sends the same list in each encoding, with content length and a strong ETag', async () => {
    const plain = await api.inject(accepting('identity'));
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    const tags = new Set<unknown>();
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { headers, rawPayload } = await api.inject(accepting(encoding));
      expect(headers.etag).toMatch(/^"/);
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(decode(rawPayload).toString()).toBe(plain.body);
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const whole = await api.inject(accepting(encoding));
      const head = await api.inject({ method: 'HEAD', ...accepting(encoding) });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'x-data-version']) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      }
    }
  });

  it('returns 304 while the list is unchanged, regardless of other changes', async () => {
    const tag = String((await api.inject(url)).headers.etag);
    const ask = async () => (await api.inject({ url, headers: { 'if-none-match': tag } })).statusCode;
    await raiseDataVersion();
    expect(await ask()).toBe(304);
    await api.database.query(`update jobs set title = 'Outro' where id = $1`, [job.id]);
    await raiseDataVersion();
    // If the next list is not ready in time, the previous list is sent.
    await eventually(async () => expect(await ask()).toBe(200));
  });
});
