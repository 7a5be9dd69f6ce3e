import { createTestWorker, withTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { saveJob, saveQuestion } from '../../../../test/factories/index.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { JobQueue } from '../../../queue/job-queue.client.ts';
import { FilesService } from '../../files/index.ts';
import { HrReadError, HrRefusedError } from '../../hr/index.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { ApplicationsApi, deliverAll } from '../testing/applications-api.ts';
import { DeliverApplicationHandler } from './deliver-application.task.ts';
import { retryFailedDeliveries } from './deliveries.command.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';

let tests: ApplicationsApi;
let worker: TestWorker;
let job: { id: number; external_id: string };
let question: { id: number; external_id: string };
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

const email = 'ines@example.com';
const apply = async () => (await tests.apply(job.id, { fields: { email, name: 'Inês' } })).body.id;
const answer = (resumeId: string) =>
  tests.answer(job.id, { resumeId, answers: [{ questionId: question.id, answer: 'Sim' }] });
const makeDue = () => tests.database.query('update applications set due_at = now()');
const deliver = (applicationId: string) => worker.module.get(DeliverApplicationHandler).run({ applicationId });
const stored = (columns: string) => tests.one<Record<string, unknown>>(`select ${columns} from applications`);

describe('delivery of an application', () => {
  it('waits for the answers and delivers them with file and name', async () => {
    const id = await apply();
    await deliver(id);
    expect(worker.hr.calls).toEqual([]);
    await answer(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`]);
    const sent = worker.hr.submitted.get(id);
    expect(sent).toMatchObject({
      jobId: job.external_id,
      name: 'Inês',
      email,
      answers: [{ questionId: question.external_id, answer: 'Sim' }],
    });
    expect(sent?.resume.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      await stored('hr_id, delivered_at is not null as there, answers_delivered_at is not null as answered'),
    ).toEqual({
      hr_id: `A-${id}`,
      there: true,
      answered: true,
    });
  });

  it('delivers without answers after the timeout, and the answers follow', async () => {
    const id = await apply();
    await makeDue();
    await deliverAll(worker, id);
    expect(worker.hr.submitted.get(id)?.answers).toEqual([]);
    await answer(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `answer A-${id}`]);
  });

  it('withdraws a delivered application and releases its file', async () => {
    const id = await apply();
    await makeDue();
    await deliver(id);
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
    expect(await tests.one('select attached_at from files')).toEqual({ attached_at: null });
    expect(await stored('file_id')).toEqual({ file_id: null });
  });

  it('never delivers an application that was withdrawn before the first attempt', async () => {
    const id = await apply();
    await makeDue();
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([]);
  });

  it('does not send applications for local jobs to the HR backend and marks them as delivered', async () => {
    await tests.database.query(`update jobs set source = 'api' where id = $1`, [job.id]);
    const id = await apply();
    await answer(id);
    await deliverAll(worker, id);
    expect(await stored('hr_id, delivered_at is not null and answers_delivered_at is not null as there')).toEqual({
      hr_id: null,
      there: true,
    });
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(await stored('file_id, withdrawal_delivered_at is not null as is_withdrawal_delivered')).toEqual({
      file_id: null,
      is_withdrawal_delivered: true,
    });
    expect(worker.hr.calls).toEqual([]);
  });

  it('repeats a request with an unknown result under the same key', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrReadError('timeout', 'No answer in time'));
    await expect(deliver(id)).rejects.toThrow('No answer in time');
    expect(await stored('first_attempt_at is not null as tried, delivered_at')).toEqual({
      tried: true,
      delivered_at: null,
    });
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`]);
  });

  it('sends an application with an unknown delivery result again to withdraw it', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrReadError('timeout', 'No answer in time'));
    await expect(deliver(id)).rejects.toThrow('No answer in time');
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
  });

  it('preserves the order of steps if answers arrive during the submission, and a withdrawal during the answers', async () => {
    const id = await apply();
    await makeDue();
    const arrivals = [() => answer(id), () => tests.withdraw(id)];
    worker.hr.beforeCall = async () => void (await arrivals.shift()?.());
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `answer A-${id}`, `withdraw A-${id}`]);
  });

  it('withdraws after the submission if answers and withdrawal arrive during it, and sends no answers', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.beforeCall = async () => {
      worker.hr.beforeCall = () => Promise.resolve();
      await answer(id);
      await tests.withdraw(id);
    };
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
    expect(await stored('answered_at is not null as answered, answers_delivered_at')).toEqual({
      answered: true,
      answers_delivered_at: null,
    });
  });

  it('is delivered once by two workers', async () => {
    const id = await apply();
    await makeDue();
    await withTestWorker(tests.databaseUrl, async ({ module, hr }) => {
      await Promise.all([deliver(id), module.get(DeliverApplicationHandler).run({ applicationId: id })]);
      expect([...worker.hr.calls, ...hr.calls]).toEqual([`submit ${id}`]);
    });
  });

  it('does not retry after the job has closed, and mails the applicant', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrRefusedError(410));
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([]);
    expect((await tests.api.inject('/api/health')).json()).toMatchObject({
      status: 'ok',
      deliveries: { waiting: 0, failed: 0 },
    });
    expect((await tests.api.inject(`/api/applications/${tests.token(id)}`)).json()).toMatchObject({
      delivery: 'refused',
    });
    expect(await tests.one(`select recipient, data from mails where kind = 'application-refused'`)).toMatchObject({
      recipient: email,
      data: { applicationId: id, companyName: expect.any(String) },
    });
    expect((await answer(id)).body.code).toBe('job_closed');
  });

  it('releases the file of a refused application, also if it is withdrawn concurrently', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrRefusedError(410));
    worker.hr.beforeCall = async () => {
      worker.hr.beforeCall = () => Promise.resolve();
      await tests.withdraw(id);
    };
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([]);
    expect(await tests.one('select attached_at from files')).toEqual({ attached_at: null });
  });

  it('retries an unknown job until the catalogue has closed it', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrRefusedError(404), new HrRefusedError(404));
    await expect(deliver(id)).rejects.toThrow('404');
    expect(await stored('refused_at, delivery_failed_at')).toEqual({ refused_at: null, delivery_failed_at: null });
    await tests.database.query(`update jobs set source_status = 'closed' where id = $1`, [job.id]);
    await deliver(id);
    expect(await stored('refused_at is not null as refused')).toEqual({ refused: true });
  });

  it('enqueues no mail for a refusal that was rolled back', async () => {
    const id = await apply();
    await makeDue();
    worker.hr.failures.push(new HrRefusedError(410), new HrRefusedError(410));
    await withoutTable(tests.database, 'mails', () => expect(deliver(id)).rejects.toThrow('mails'));
    expect(await stored('refused_at')).toEqual({ refused_at: null });
    await deliver(id);
    expect(await stored('refused_at is not null as refused')).toEqual({ refused: true });
  });

  it.each([
    ['the submission', 'submit', 422],
    ['the answers', 'answer', 404],
    ['the answers', 'answer', 422],
    ['the withdrawal', 'withdraw', 404],
  ])('waits for an operator if the HR backend rejects %s (%s, %d)', async (_, step, status) => {
    const id = await apply();
    await makeDue();
    if (step !== 'submit') await deliver(id);
    if (step === 'answer') await answer(id);
    if (step === 'withdraw') await tests.withdraw(id);
    worker.hr.failures.push(new HrRefusedError(status));
    await deliverAll(worker, id);
    expect(await stored('delivery_error')).toEqual({
      delivery_error: `The HR backend refused permanently (${status})`,
    });
    const health = (await tests.api.inject('/api/health')).json();
    expect(health).toMatchObject({ status: 'degraded', deliveries: { failed: 1 } });
    expect(await stored('answers_delivered_at, refused_at')).toEqual({ answers_delivered_at: null, refused_at: null });
  });

  it('still withdraws a failed delivery, which ends the failure', async () => {
    const id = await apply();
    await makeDue();
    await deliver(id);
    await answer(id);
    worker.hr.failures.push(new HrRefusedError(422));
    await deliver(id);
    await tests.withdraw(id);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
    expect((await tests.api.inject('/api/health')).json()).toMatchObject({ status: 'ok', deliveries: { failed: 0 } });
  });

  it('counts as withdrawn if the HR backend no longer has its job', async () => {
    const id = await apply();
    await makeDue();
    await deliver(id);
    await tests.withdraw(id);
    worker.hr.failures.push(new HrRefusedError(410));
    await deliverAll(worker, id);
    expect(await stored('delivery_failed_at, withdrawal_delivered_at is not null as is_withdrawal_delivered')).toEqual({
      delivery_failed_at: null,
      is_withdrawal_delivered: true,
    });
  });

  it('reports a failed delivery in health until an operator retries it', async () => {
    const id = await apply();
    await makeDue();
    await worker.module.get(DeliverApplicationHandler).giveUp({ applicationId: id }, new Error('never reachable'));
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([]);
    expect((await tests.api.inject('/api/health')).json()).toMatchObject({ deliveries: { failed: 1 } });
    const deliveries = worker.module.get(DeliveriesRepository);
    expect(await deliveries.failed(10)).toMatchObject([{ id, jobId: job.id, deliveryError: 'never reachable' }]);
    expect(await retryFailedDeliveries(tests.database, deliveries, worker.module.get(JobQueue))).toBe(1);
    expect(await deliveries.failed(10)).toEqual([]);
    expect(await tests.queued()).toHaveLength(3);
    await deliverAll(worker, id);
    expect(worker.hr.calls).toEqual([`submit ${id}`]);
  });

  it('is retried if its file cannot be read', async () => {
    const id = await apply();
    await makeDue();
    const { fileId } = await tests.one<Pick<ApplicationEntity, 'fileId'>>(
      'select file_id as "fileId" from applications',
    );
    const read = jest
      .spyOn(worker.module.get(FilesService), 'read')
      .mockRejectedValueOnce(new Error('disk unavailable'));
    await expect(deliver(id)).rejects.toThrow('disk unavailable');
    await deliverAll(worker, id);
    expect(read).toHaveBeenCalledWith(fileId);
    expect(worker.hr.calls).toEqual([`submit ${id}`]);
  });

  it('is counted as waiting, with the time since which it is due', async () => {
    await apply();
    expect((await tests.api.inject('/api/health')).json()).toMatchObject({
      deliveries: { waiting: 1, failed: 0, oldestDueAt: null },
    });
    await tests.database.query(`update applications set due_at = '2026-11-20T10:00Z'`);
    expect((await tests.api.inject('/api/health')).json()).toMatchObject({
      status: 'ok',
      deliveries: { waiting: 1, oldestDueAt: '2026-11-20T10:00:00.000Z' },
    });
  });

  it('ignores an unknown application', async () => {
    await expect(deliver('7f6f1a0c-3f0f-4bb1-9a52-1d1c3a2b4c5d')).resolves.toBeUndefined();
  });
});
