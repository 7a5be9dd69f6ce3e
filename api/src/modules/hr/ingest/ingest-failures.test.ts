import { HrReadError } from '../source/hr-source.port.ts';
import { createTestIngest, hrCompany, hrJobs, type TestIngest } from '../testing/test-ingest.ts';

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await createTestIngest();
});
beforeEach(async () => {
  await ingest.reset();
  ingest.source.companyPages = [[hrCompany()]];
});
afterAll(() => ingest.close());

const state = async () => (await ingest.rows(`select * from ingest_state where source = 'hr'`))[0]!;

describe('failed read', () => {
  beforeEach(async () => {
    ingest.source.jobPages = [hrJobs(4)];
    await ingest.run();
    ingest.source.companyPages = [[hrCompany({ name: 'Must not get in alone' })]];
  });

  async function runAndCompare() {
    const before = await ingest.contents();
    const outcome = await ingest.run();
    const isUntouched = (await ingest.contents()) === before && (await ingest.dataVersion()) === 1;
    const { last_error: error, consecutive_failures: failures, last_success_at: success } = await state();
    return { outcome, isUntouched, error, failures, hasSucceeded: success !== null };
  }

  /** Result of `runAndCompare` for a failure that changed nothing. */
  const unchanged = (error: string) => ({
    outcome: 'failed',
    isUntouched: true,
    error: expect.stringContaining(error),
    failures: 1,
    hasSucceeded: true,
  });

  it.each([
    ['fails', [new HrReadError('refused', 'The HR backend answered 503')], 'refused'],
    ['fails after the first page', [hrJobs(4, { title: 'Outra' }), new HrReadError('timeout', 'No answer')], 'timeout'],
    ['shrinks by more than half', [hrJobs(1)], 'shrunk'],
    ['is empty', [[]], 'shrunk'],
  ])('that %s leaves the data unchanged', async (_, pages, error) => {
    ingest.source.jobPages = pages;
    expect(await runAndCompare()).toEqual(unchanged(error));
  });

  it('that was truncated leaves the data unchanged', async () => {
    ingest.source.jobPages = [hrJobs(3)];
    ingest.source.total = 4;
    expect(await runAndCompare()).toEqual(unchanged('cut'));
  });

  it('that is torn in all three attempts leaves the data unchanged', async () => {
    const changedDuringRead = [hrJobs(2), new HrReadError('torn', 'The source changed')];
    ingest.source.nextJobPages.push(changedDuringRead, changedDuringRead, changedDuringRead);
    const calls = ingest.source.calls.length;
    expect(await runAndCompare()).toEqual(unchanged('torn'));
    expect(ingest.source.calls.slice(calls)).toEqual(['companies', 'jobs', 'jobs', 'jobs']);
  });

  it('that was torn once is repeated from the beginning', async () => {
    ingest.source.nextJobPages.push([hrJobs(2, { title: 'Torn' }), new HrReadError('torn', 'The source changed')]);
    ingest.source.jobPages = [hrJobs(4)];
    await expect(ingest.run()).resolves.toEqual({ companies: 1, jobs: 0, closed: 0, refusals: [] });
  });

  it('that fails while writing changes nothing, and the next run succeeds', async () => {
    await ingest.rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await ingest.rows('create trigger refuse before insert on job_questions for each row execute function refuse()');
    ingest.source.companyPages = [[hrCompany({ name: 'Novo nome' }), hrCompany({ id: 'C-2', name: 'Outra' })]];
    ingest.source.jobPages = [hrJobs(4, { category: 'Outra', questions: [{ id: 'Q-2', text: 'Nova?' }] })];
    expect(await runAndCompare()).toEqual(unchanged('Internal error of the ingest'));
    await ingest.rows('drop function refuse cascade');
    await expect(ingest.run()).resolves.toMatchObject({ companies: 2, jobs: 4 });
    expect(await state()).toMatchObject({ last_error: null, consecutive_failures: 0 });
  });

  it('that shrinks is accepted if an operator allows it', async () => {
    await ingest.rows(`update ingest_state set settings = settings || '{"acceptShrink": true}'`);
    ingest.source.jobPages = [hrJobs(1)];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 0 });
    expect((await state())['settings']).not.toHaveProperty('acceptShrink');
  });
});
