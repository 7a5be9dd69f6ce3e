import { sharePictureHref, type JobCard } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveCompany, saveJob } from '../../../test/factories/index.ts';
import { PictureDrawer } from './drawing/picture-drawer.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const drawings = () => jest.spyOn(PictureDrawer.prototype, 'draw');
const hrefOf = async (id: number) => sharePictureHref((await api.inject(`/api/proxy/jobs/${id}`)).json<JobCard>());

async function saveLogo(hash: string, type: string, bytes: Buffer): Promise<number> {
  await api.database.query('insert into company_logos (hash, content_type, bytes) values ($1, $2, $3)', [
    hash,
    type,
    bytes,
  ]);
  return (await saveCompany(api.database, { logo_hash: hash })).id;
}

describe('GET /api/og/jobs/{id}.png', () => {
  it('returns a picture of the size for link previews with an immutable cache header', async () => {
    const { id } = await saveJob(api.database, { title: 'Técnico/a de Manutenção — 1.ª linha (€)' });
    const answer = await api.inject(await hrefOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(300 * 1024);
  });

  it.each(['', '?v=old'])('returns the current job for %p, cached for a day', async (query) => {
    const { id } = await saveJob(api.database);
    const answer = await api.inject(`/api/og/jobs/${id}.png${query}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  it('draws a picture once for concurrent requests, and again after the job has changed', async () => {
    const { id } = await saveJob(api.database);
    const href = await hrefOf(id);
    const drawn = drawings();
    const [first, second] = await Promise.all([api.inject(href), api.inject(href)]);
    expect((await api.inject(href)).rawPayload).toEqual(first.rawPayload);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(drawn).toHaveBeenCalledTimes(1);
    await api.database.query('update jobs set title = $2 where id = $1', [id, 'Outro título']);
    expect((await api.inject(await hrefOf(id))).rawPayload).not.toEqual(first.rawPayload);
  });

  it('draws nothing for a request with the current ETag', async () => {
    const { id } = await saveJob(api.database);
    const { headers } = await api.inject(await hrefOf(id));
    const drawn = drawings();
    const again = await api.inject({ url: await hrefOf(id), headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('uses Portuguese by default and English on request', async () => {
    const { id } = await saveJob(api.database, { city: null, workplace: 'remote' });
    const [pt, en, alsoPt] = await Promise.all(
      ['', '?lng=en', '?lng=pt'].map((query) => api.inject(`/api/og/jobs/${id}.png${query}`)),
    );
    expect(en!.rawPayload).not.toEqual(pt!.rawPayload);
    expect(alsoPt!.rawPayload).toEqual(pt!.rawPayload);
  });

  it('shows the logo of the company', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c00" d="M0 0h9v9H0Z"/></svg>';
    const companyId = await saveLogo('aa', 'image/svg+xml', Buffer.from(svg));
    const job = await saveJob(api.database, { company_id: companyId });
    const withLogo = await api.inject(await hrefOf(job.id));
    await api.database.query('update companies set logo_hash = null where id = $1', [companyId]);
    expect((await api.inject(await hrefOf(job.id))).rawPayload).not.toEqual(withLogo.rawPayload);
  });

  it('omits a logo that cannot be drawn', async () => {
    const companyId = await saveLogo('bb', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const job = await saveJob(api.database, { company_id: companyId });
    const drawn = drawings().mockRejectedValueOnce(new Error('The logo is broken'));
    expect((await api.inject(await hrefOf(job.id))).statusCode).toBe(200);
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('returns 404 job_not_found for an unknown job', async () => {
    const answer = await api.inject('/api/og/jobs/424242.png');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['closed', 'paused'] as const)('returns 410 job_closed for a job that is %s', async (status) => {
    const { id } = await saveJob(api.database, { status });
    const answer = await api.inject(`/api/og/jobs/${id}.png`);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'job_closed']);
  });

  it.each(['?lng=fr', '?lng=pt&lng=en', `?v=${'x'.repeat(101)}`])(
    'returns 400 validation_failed for %s',
    async (query) => {
      const { id } = await saveJob(api.database);
      const answer = await api.inject(`/api/og/jobs/${id}.png${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    },
  );

  it('is drawn to completion during shutdown', async () => {
    // Drawing takes longer than the default grace period on a busy machine.
    const stopping = await createTestApp({ server: { answerGraceMs: 60_000 } });
    try {
      const { id } = await saveJob(stopping.database);
      await stopping.app.listen(0, '127.0.0.1');
      const drawn = drawings();
      const answer = fetch(`${await stopping.app.getUrl()}/api/og/jobs/${id}.png`);
      await eventually(() => expect(drawn).toHaveBeenCalledTimes(1));
      await stopping.close();
      expect((await answer).status).toBe(200);
    } finally {
      await stopping.close();
    }
  });
});
