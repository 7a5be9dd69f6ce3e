import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { saveJob, saveQuestion } from '../../../../test/factories/index.ts';
import { JobQueue } from '../../../queue/job-queue.client.ts';
import { ApplicationsApi, deliverAll } from '../testing/applications-api.ts';
import { resubmitApplications } from './deliveries.command.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';

let tests: ApplicationsApi;
let worker: TestWorker;
let job: { id: number };
let question: { id: number };
beforeAll(async () => {
  tests = await ApplicationsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
beforeEach(async () => {
  await tests.clear();
  worker.reset();
  job = await saveJob(tests.database);
  question = await saveQuestion(tests.database, job.id);
});
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

const beginning = new Date(0);

/** Creates a due application of a new applicant. */
async function apply(name: string): Promise<string> {
  const { body } = await tests.apply(job.id, { fields: { email: `${name}@example.com`, name } });
  await tests.database.query('update applications set due_at = now()');
  return body.id;
}

const deliveries = () => worker.module.get(DeliveriesRepository);
const resubmit = (since: Date) =>
  resubmitApplications(tests.database, deliveries(), worker.module.get(JobQueue), since);
const health = async () => (await tests.api.inject('/api/health')).json<{ status: string; deliveries: object }>();

/** Makes the HR backend number applications from 1 again, as after a loss of its data. */
function loseHrData(): void {
  const known = new Map<string, string>();
  worker.hr.idOf = (id) => {
    const hrId = known.get(id) ?? `A-${known.size + 1}`;
    known.set(id, hrId);
    return hrId;
  };
}

/** Creates two applications; the second gets the id of the first. */
async function createConflict(): Promise<[first: string, second: string]> {
  loseHrData();
  const first = await apply('ana');
  await deliverAll(worker, first);
  loseHrData();
  const second = await apply('rui');
  await deliverAll(worker, second);
  return [first, second];
}

describe('an HR backend that reuses an id', () => {
  it('is called once, and the conflict is reported with both applications', async () => {
    const [first, second] = await createConflict();
    expect(worker.hr.calls).toEqual([`submit ${first}`, `submit ${second}`]);
    expect(await health()).toMatchObject({ status: 'degraded', deliveries: { failed: 1, reusedIds: 1, waiting: 0 } });
    expect(await deliveries().failed(10)).toMatchObject([
      {
        id: second,
        reusedHrId: 'A-1',
        deliveryError: expect.stringContaining('A-1'),
        previousOwner: { id: first, deliveredAt: expect.any(Date) },
      },
    ]);
  });

  it('receives no request with the ambiguous id', async () => {
    const [first] = await createConflict();
    await tests.withdraw(first);
    await deliverAll(worker, first);
    expect(worker.hr.calls.filter((call) => call.startsWith('withdraw'))).toEqual([]);
  });

  it('receives lost applications again, and each gets a separate id', async () => {
    const [first, second] = await createConflict();
    expect(await resubmit(beginning)).toBe(2);
    await deliverAll(worker, first, second);
    const rows = await tests.database.query<{ id: string; hr_id: string }[]>(
      'select id, hr_id from applications where delivered_at is not null order by hr_id',
    );
    expect(rows).toEqual([
      { id: second, hr_id: 'A-1' },
      { id: first, hr_id: 'A-2' },
    ]);
    expect(await health()).toMatchObject({ deliveries: { failed: 0, reusedIds: 0, waiting: 0 } });
  });

  it('receives the withdrawal that waited for the resubmission', async () => {
    const [first, second] = await createConflict();
    await tests.withdraw(first);
    await resubmit(beginning);
    worker.hr.calls.length = 0;
    await deliverAll(worker, second, first);
    expect(worker.hr.calls).toEqual([`submit ${second}`, `submit ${first}`, 'withdraw A-2']);
  });
});

describe('resubmission after the restore of a backup', () => {
  const later = new Date(Date.now() + 3_600_000);

  it('does not resend deliveries that the backup contains', async () => {
    loseHrData();
    const id = await apply('ana');
    await deliverAll(worker, id);
    expect(await resubmit(later)).toBe(0);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`]);
  });

  it('resends answers and withdrawals from after the backup', async () => {
    loseHrData();
    const [answered, withdrawn] = [await apply('ana'), await apply('rui')];
    await deliverAll(worker, answered, withdrawn);
    await tests.database.query(`update applications set delivered_at = now() - interval '1 day'`);
    await tests.answer(job.id, { resumeId: answered, answers: [{ questionId: question.id, answer: 'Sim' }] });
    await tests.withdraw(withdrawn);
    await deliverAll(worker, answered, withdrawn);
    worker.hr.calls.length = 0;
    expect(await resubmit(new Date(Date.now() - 3_600_000))).toBe(2);
    await deliverAll(worker, answered, withdrawn);
    expect(worker.hr.calls).toEqual(['answer A-1', 'withdraw A-2']);
  });

  it('releases the id of a withdrawn application and does not resend it', async () => {
    loseHrData();
    const id = await apply('ana');
    await deliverAll(worker, id);
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(await resubmit(beginning)).toBe(0);
    loseHrData();
    const next = await apply('rui');
    await deliverAll(worker, next);
    expect(await health()).toMatchObject({ deliveries: { failed: 0, reusedIds: 0 } });
  });
});
