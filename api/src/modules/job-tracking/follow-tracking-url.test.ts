import { createHash } from 'node:crypto';
import { trackingSources } from 'shared-contracts';
import { eventually } from '../../../test/eventually.ts';
import { saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { newSender } from '../../../test/public-form.ts';
import { withoutTable } from '../../../test/without-table.ts';
import { browser, crawler, JobTrackingApi } from './testing/job-tracking-api.ts';
import { perAddress, perLink } from './visit-limit.service.ts';

let tests: JobTrackingApi;
beforeAll(async () => {
  tests = await JobTrackingApi.start();
});
afterAll(() => tests.api.close());

const locationOf = ({ slug }: { slug: string }) => `http://localhost:3000/jobs/${slug}`;

describe('GET /api/jobs/{id}/visit/{source}', () => {
  it('redirects to the job’s page without caching, indexing or cookies', async () => {
    const job = await saveJob(tests.database, { slug: 'médica-de-família' });
    const { statusCode, headers, body } = await tests.follow(job.id, 'linkedin');
    expect([statusCode, body]).toEqual([302, '']);
    expect(headers).toMatchObject({
      location: 'http://localhost:3000/jobs/m%C3%A9dica-de-fam%C3%ADlia',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('counts visits of humans and bots by source and day, without personal data', async () => {
    const { id } = await saveJob(tests.database);
    for (const headers of [browser, browser, crawler, {}]) await tests.follow(id, 'linkedin', headers);
    await tests.follow(id, 'qr', { ...browser, 'sec-purpose': 'prefetch' });
    const { cookies } = await saveSignedIn(tests.database);
    await tests.api.inject({ url: `/api/jobs/${id}/visit/qr`, headers: browser, cookies });
    expect([await tests.clicks(id, 'linkedin'), await tests.clicks(id, 'qr')]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const rows = await tests.database.query<object[]>('select * from job_tracking_clicks where job_id = $1', [id]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'day',
      'is_total',
      'job_id',
      'machines',
      'people',
      'source',
    ]);
  });

  it('counts all of many concurrent visits', async () => {
    const { id } = await saveJob(tests.database);
    await Promise.all(Array.from({ length: 60 }, () => tests.follow(id, 'email', browser, newSender())));
    await eventually(async () => expect(await tests.clicks(id, 'email')).toEqual([60, 0]));
  });

  it('limits counted visits per address and link, and redirects beyond the limit', async () => {
    const [{ id }, sender] = [await saveJob(tests.database), newSender()];
    for (let visit = 0; visit < perLink + 5; visit += 1) {
      expect((await tests.follow(id, 'qr', visit % 2 ? browser : crawler, sender)).statusCode).toBe(302);
    }
    await tests.follow(id, 'x', browser, sender);
    await tests.follow(id, 'qr', browser, newSender());
    expect(await tests.clicks(id, 'qr')).toEqual([perLink / 2 + 1, perLink / 2]);
    expect(await tests.clicks(id, 'x')).toEqual([1, 0]);
  });

  it('limits the stored rows per address across all jobs', async () => {
    const sender = newSender();
    const jobs = await Promise.all(Array.from({ length: 20 }, () => saveJob(tests.database)));
    const limits = async () => (await tests.database.query<object[]>('select 1 from throttle_counts')).length;
    const before = await limits();
    for (const { id } of jobs) {
      for (const source of trackingSources) await tests.follow(id, source, browser, sender);
    }
    const ids = jobs.map(({ id }) => id);
    const rows = await tests.database.query<object[]>('select 1 from job_tracking_clicks where job_id = any($1)', [
      ids,
    ]);
    expect(jobs.length * trackingSources.length).toBeGreaterThan(perAddress);
    expect([rows.length, (await limits()) - before]).toEqual([perAddress, perAddress + 1]);
  });

  it('stores no IP address', async () => {
    const [{ id }, sender] = [await saveJob(tests.database), '203.0.113.77'];
    await tests.follow(id, 'x', browser, sender);
    const rows = await tests.database.query<{ key: string }[]>(`select key from throttle_counts where key ~ '^visit:'`);
    expect(rows.length).toBeGreaterThan(0);
    const plain = [sender, createHash('sha256').update(sender).digest('base64url')];
    for (const { key } of rows) for (const words of plain) expect(key).not.toContain(words);
  });

  it('does not count HEAD requests', async () => {
    const job = await saveJob(tests.database);
    const { id } = job;
    const answer = await tests.api.inject({ method: 'HEAD', url: `/api/jobs/${id}/visit/x`, headers: browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, locationOf(job)]);
    expect(await tests.clicks(id, 'x')).toEqual([0, 0]);
  });

  it.each(['closed', 'paused'] as const)('redirects to a %s job', async (status) => {
    const job = await saveJob(tests.database, { status });
    const answer = await tests.follow(job.id, 'google');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, locationOf(job)]);
  });

  it.each(['2147483647', '0', '-1', 'ninguem', '99999999999999999999', '%2e%2e'])(
    'returns 404 for the job %j',
    async (job) => {
      const answer = await tests.follow(job, 'google');
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    },
  );

  it.each(['myspace', 'LinkedIn', 'constructor', '%2f%2fevil.example', "'; drop table jobs; --"])(
    'returns 404 for the source %j without a redirect',
    async (source) => {
      const { id } = await saveJob(tests.database);
      const answer = await tests.follow(id, encodeURIComponent(source));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'tracking_source_not_found']);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it('redirects even if the visit cannot be counted', async () => {
    const job = await saveJob(tests.database);
    await withoutTable(tests.database, 'job_tracking_clicks', async () => {
      const answer = await tests.follow(job.id, 'sapo-emprego');
      expect([answer.statusCode, answer.headers.location]).toEqual([302, locationOf(job)]);
    });
  });

  it('does not delay the response for a slow count, which completes later', async () => {
    const { id } = await saveJob(tests.database);
    await tests.follow(id, 'indeed');
    await tests.database.transaction(async (manager) => {
      await manager.query('select 1 from job_tracking_clicks where job_id = $1 for update', [id]);
      expect((await tests.follow(id, 'indeed')).statusCode).toBe(302);
    });
    await eventually(async () => expect(await tests.clicks(id, 'indeed')).toEqual([2, 0]));
  });
});
