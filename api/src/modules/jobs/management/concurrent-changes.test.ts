import { JobManagementApi } from '../testing/job-management-api.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

const changed = { status: 409, body: { code: 'job_changed' } };

describe('concurrent changes of a job by two admins', () => {
  it('rejects the second write of a version, returns the current job and changes nothing', async () => {
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
    expect(await jobs.searchTitles('Segunda')).toEqual([]);
  });

  it('rejects one of two simultaneous writes', async () => {
    const { id, version } = await jobs.created();
    const titles = ['Uma', 'Outra'];
    const answers = await Promise.all(titles.map((title) => jobs.update(id, { title, version })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { title } = answers.find(({ status }) => status === 200)!.body;
    expect(answers.find(({ status }) => status === 409)!.body.current.title).toBe(title);
    expect((await jobs.get(id)).body).toMatchObject({ title, version: version + 1 });
  });

  it('accepts a write with the current version after other writes', async () => {
    const { id } = await jobs.created();
    await jobs.toggle(id, { isActive: false });
    const { version } = (await jobs.get(id)).body;
    expect(await jobs.toggle(id, { isActive: true, version })).toMatchObject({ status: 200, body: { isActive: true } });
    const { version: next } = (await jobs.get(id)).body;
    expect(next).toBe(version + 1);
    expect((await jobs.call('DELETE', `/api/jobs/${id}?version=${next}`)).status).toBe(200);
  });

  it('accepts a write without a version, for clients that do not send one', async () => {
    const { id } = await jobs.created();
    await jobs.update(id, { title: 'Primeira' });
    expect(await jobs.update(id, { title: 'Segunda' })).toMatchObject({ status: 200, body: { title: 'Segunda' } });
  });

  it('increments the version even if the time of the last change is equal', async () => {
    const { id, version } = await jobs.created();
    await jobs.database.query(`update jobs set title = 'Do operador' where id = $1`, [id]);
    expect(await jobs.update(id, { title: 'Do admin', version })).toMatchObject({
      ...changed,
      body: { ...changed.body, current: { title: 'Do operador', version: version + 1 } },
    });
  });

  it('does not increment the version for changes of ingest columns', async () => {
    const { id, version } = await jobs.created();
    await jobs.database.query(
      `update jobs set missed_reads = 1, content_hash = 'other', source_updated_at = now() where id = $1`,
      [id],
    );
    expect((await jobs.get(id)).body.version).toBe(version);
  });

  it.each(['0', '-1', 'x', '2147483648'])('returns 400 for the invalid version %s', async (version) => {
    const { id } = await jobs.created();
    const refused = { status: 400, body: { fields: { version: 'validation.version' } } };
    expect(await jobs.update(id, { version })).toMatchObject(refused);
    expect(await jobs.call('DELETE', `/api/jobs/${id}?version=${version}`)).toMatchObject(refused);
  });
});
