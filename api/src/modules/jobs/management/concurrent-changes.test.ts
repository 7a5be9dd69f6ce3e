import { JobManagementApi } from './test-job-management.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

const changed = { status: 409, body: { code: 'job_changed' } };

describe('two admins on one job', () => {
  it('the second write of the same version is refused with the current job, and changes nothing', async () => {
    const { id, version } = await jobs.created();
    const first = await jobs.update(id, { title: 'Primeira', version });
    expect(first).toMatchObject({ status: 200, body: { title: 'Primeira', version: version + 1 } });
    const { body: current } = await jobs.get(id);
    expect(await jobs.update(id, { title: 'Segunda', version })).toMatchObject({
      ...changed,
      body: { ...changed.body, current },
    });
    expect(await jobs.toggle(id, { isActive: false, version })).toMatchObject(changed);
    expect(await jobs.call('DELETE', `/api/jobs/${id}?version=${version}`)).toMatchObject(changed);
    expect((await jobs.get(id)).body).toEqual(current);
    expect(await jobs.found('Segunda')).toEqual([]);
  });

  it('of two at the same moment one is refused', async () => {
    const { id, version } = await jobs.created();
    const titles = ['Uma', 'Outra'];
    const answers = await Promise.all(titles.map((title) => jobs.update(id, { title, version })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { title } = answers.find(({ status }) => status === 200)!.body;
    expect(answers.find(({ status }) => status === 409)!.body.current.title).toBe(title);
    expect((await jobs.get(id)).body).toMatchObject({ title, version: version + 1 });
  });

  it('a write that names the current version is made, whatever wrote before', async () => {
    const { id } = await jobs.created();
    await jobs.toggle(id, { isActive: false });
    const { version } = (await jobs.get(id)).body;
    expect(await jobs.toggle(id, { isActive: true, version })).toMatchObject({ status: 200, body: { isActive: true } });
    const { version: next } = (await jobs.get(id)).body;
    expect(next).toBe(version + 1);
    expect((await jobs.call('DELETE', `/api/jobs/${id}?version=${next}`)).status).toBe(200);
  });

  it('without a version a write is made, as clients send it that know none', async () => {
    const { id } = await jobs.created();
    await jobs.update(id, { title: 'Primeira' });
    expect(await jobs.update(id, { title: 'Segunda' })).toMatchObject({ status: 200, body: { title: 'Segunda' } });
  });

  it('a change counts that leaves the time of the last change as it is', async () => {
    const { id, version } = await jobs.created();
    await jobs.database.query(`update jobs set title = 'Do operador' where id = $1`, [id]);
    expect(await jobs.update(id, { title: 'Do admin', version })).toMatchObject({
      ...changed,
      body: { ...changed.body, current: { title: 'Do operador', version: version + 1 } },
    });
  });

  it('what the ingest records for itself is no change', async () => {
    const { id, version } = await jobs.created();
    await jobs.database.query(
      `update jobs set missed_reads = 1, content_hash = 'other', source_updated_at = now() where id = $1`,
      [id],
    );
    expect((await jobs.get(id)).body.version).toBe(version);
  });

  it.each(['0', '-1', 'x', '2147483648'])('%s is no version', async (version) => {
    const { id } = await jobs.created();
    const refused = { status: 400, body: { fields: { version: 'validation.version' } } };
    expect(await jobs.update(id, { version })).toMatchObject(refused);
    expect(await jobs.call('DELETE', `/api/jobs/${id}?version=${version}`)).toMatchObject(refused);
  });
});
