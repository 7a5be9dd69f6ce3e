import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';
import { createTestIngest, hrCompany, hrJob, type TestIngest } from '../testing/test-ingest.ts';

// Changes of ingested jobs by an admin, followed by reads of the source.
let ingest: TestIngest;
let api: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  ingest = await createTestIngest();
  api = await createTestApp({ databaseUrl: ingest.databaseUrl });
  ({ cookies } = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() }));
});
beforeEach(async () => {
  await ingest.reset();
  ingest.source.companyPages = [[hrCompany()]];
  ingest.source.jobPages = [[hrJob()]];
  await ingest.run();
});
afterAll(() => Promise.all([ingest.close(), api.close()]));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, payload?: object) {
  const answer = await api.inject({ method, url, cookies, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The stored row of the ingested job. */
async function stored() {
  const [job] = await ingest.rows<Record<string, unknown> & { id: number }>(
    `select * from jobs where source = 'hr' and external_id = 'J-1'`,
  );
  return job!;
}

const jobOf = async (changes: object = {}) => {
  const { id, company_id: companyId } = await stored();
  return { url: `/api/jobs/${id}`, payload: { title: 'Nossa', description: 'Nosso texto', companyId, ...changes } };
};

const questions = () => ingest.rows('select question from job_questions order by position');
const indexed = (word: string) => ingest.rows(`select from job_search where document @@ $1::tsquery`, [word]);

const changeSource = (changes: Record<string, unknown>) => {
  ingest.source.jobPages = [[hrJob(changes)]];
  return ingest.run();
};

/** A closed job is only in incremental reads, not in the full list. */
const closeAtSource = (changes: Record<string, unknown> = {}) => {
  ingest.source.changedJobPages = [[hrJob({ ...changes, status: 'closed' })]];
  return ingest.run('incremental');
};

/** Repeating the read changes and reports nothing. */
const noChanges = { companies: 0, jobs: 0, closed: 0, refusals: [] };

describe('deactivated job', () => {
  beforeEach(async () => call('PUT', `${(await jobOf()).url}/toggle`, { isActive: false }));

  it('remains inactive, and stores changes of its source', async () => {
    await expect(changeSource({ title: 'Médico' })).resolves.toMatchObject({ jobs: 1 });
    expect(await stored()).toMatchObject({ title: 'Médico', status: 'paused', is_active: false });
    expect(await indexed('médico')).toEqual([]);
    await closeAtSource({ title: 'Médico' });
    expect(await stored()).toMatchObject({ status: 'closed' });
    await changeSource({ title: 'Médico' });
    expect(await stored()).toMatchObject({ status: 'paused' });
    await call('PUT', `${(await jobOf()).url}/toggle`);
    expect(await stored()).toMatchObject({ status: 'open' });
    expect(await indexed('médico')).toHaveLength(1);
  });

  it('is unchanged for the next read', async () => {
    await expect(ingest.run()).resolves.toEqual(noChanges);
  });
});

describe('deleted job', () => {
  beforeEach(async () => call('DELETE', (await jobOf()).url));

  it('remains deleted, and a change of its source is recorded only once', async () => {
    const before = await stored();
    await expect(ingest.run()).resolves.toEqual(noChanges);
    await changeSource({ title: 'Médico', questions: [] });
    await expect(ingest.run()).resolves.toEqual(noChanges);
    const { content_hash: hash, ...rest } = await stored();
    const { content_hash: former, ...unchanged } = before;
    expect(hash).not.toEqual(former);
    expect(rest).toEqual(unchanged);
    expect(rest).toMatchObject({ status: 'closed', closed_at: rest['deleted_at'] });
    expect(await indexed('médico')).toEqual([]);
  });

  it('is not rejected for invalid content', async () => {
    await expect(changeSource({ title: null })).resolves.toMatchObject({ refusals: [] });
  });

  it('remains deleted when its source removes it and lists it again', async () => {
    ingest.source.jobPages = [[]];
    await ingest.rows(`update ingest_state set settings = settings || '{"acceptShrink": true}'`);
    await ingest.run();
    await ingest.rows(`update ingest_state set settings = settings || '{"acceptShrink": true}'`);
    await ingest.run();
    expect(await stored()).toMatchObject({ source_status: 'closed' });
    await changeSource({});
    expect(await stored()).toMatchObject({ source_status: 'open', status: 'closed' });
  });
});

describe('edited job', () => {
  beforeEach(async () => {
    const { url, payload } = await jobOf({ questions: [{ question: 'A nossa?' }] });
    await call('PUT', url, payload);
  });

  it('retains its content and questions', async () => {
    await expect(
      changeSource({ title: 'Médico', questions: [{ id: 'Q-9', text: 'A deles?' }] }),
    ).resolves.toMatchObject({
      refusals: [],
    });
    expect(await stored()).toMatchObject({ title: 'Nossa', description: '<p>Nosso texto</p>', status: 'open' });
    expect(await questions()).toEqual([{ question: 'A nossa?' }]);
    expect(await indexed('nossa')).toHaveLength(1);
    await expect(ingest.run()).resolves.toEqual(noChanges);
  });

  it('is closed and reopened by its source', async () => {
    await closeAtSource();
    expect(await stored()).toMatchObject({ title: 'Nossa', status: 'closed', closed_at: expect.any(Date) });
    expect(await indexed('nossa')).toEqual([]);
    await changeSource({});
    expect(await stored()).toMatchObject({ title: 'Nossa', status: 'open', closed_at: null });
    expect(await indexed('nossa')).toHaveLength(1);
  });

  it('is closed when two complete reads miss it', async () => {
    ingest.source.jobPages = [[hrJob({ id: 'J-2' })]];
    await ingest.run();
    await ingest.run();
    expect(await stored()).toMatchObject({ title: 'Nossa', status: 'closed' });
  });
});

describe('job created by an admin', () => {
  it('is not closed or counted by reads of a source', async () => {
    const { payload } = await jobOf({ title: 'Feita aqui' });
    const created = await call('POST', '/api/jobs', payload);
    await ingest.run();
    await ingest.run();
    expect(await call('GET', `/api/jobs/id/${created.id}`)).toMatchObject({ status: 'open', source: 'api' });
  });

  it('is found by the new name of its company', async () => {
    const { payload } = await jobOf({ title: 'Feita aqui' });
    await call('POST', '/api/jobs', payload);
    ingest.source.companyPages = [[hrCompany({ name: 'Hospital Novo' })]];
    await ingest.run();
    expect(await indexed('hospital & feita')).toHaveLength(1);
  });
});

describe('concurrent change and read', () => {
  const gate = 7_203_999;
  beforeAll(() =>
    ingest.pool.query(`
      create function wait_at_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$;
      create trigger gate after insert on cities for each row execute function wait_at_gate();
      create trigger gate after update on job_changes for each row execute function wait_at_gate();
    `),
  );
  afterAll(() => ingest.pool.query('drop function wait_at_gate cascade'));

  const waiting = (count: number) =>
    eventually(async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await ingest.rows(sql)).toHaveLength(count);
    });

  async function acquireGate(): Promise<() => Promise<void>> {
    const lockOwner = await ingest.pool.connect();
    await lockOwner.query('select pg_advisory_lock($1)', [gate]);
    return async () => {
      await lockOwner.query('select pg_advisory_unlock($1)', [gate]);
      lockOwner.release();
    };
  }

  it('leave no former company name in the search', async () => {
    const { payload } = await jobOf({ title: 'Feita agora' });
    const releaseGate = await acquireGate();
    const creation = call('POST', '/api/jobs', payload);
    await waiting(1);
    ingest.source.companyPages = [[hrCompany({ name: 'Hospital Novo' })]];
    jest.spyOn(ingest.source, 'jobs').mockResolvedValueOnce('unchanged');
    const read = ingest.run();
    await waiting(2);
    await releaseGate();
    await Promise.all([creation, read]);
    expect(await indexed('hospital & feita')).toHaveLength(1);
  });

  it('do not deadlock if both add the same place', async () => {
    const { url, payload } = await jobOf({ location: 'Marvão' });
    const releaseGate = await acquireGate();
    const read = changeSource({ locations: [{ city: 'Marvão' }] });
    await waiting(1);
    const edit = call('PUT', url, payload);
    await waiting(2);
    await releaseGate();
    await expect(read).resolves.toMatchObject({ jobs: 1 });
    await expect(edit).resolves.toMatchObject({ title: 'Nossa', city: 'Marvão' });
  });
});
