import type { ManagedJob } from 'shared-contracts';
import { saveJob, saveQuestion } from '../../../../test/factories/index.ts';
import { JobManagementApi, namesNoJob } from './test-job-management.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

describe('PUT /api/jobs/{id}', () => {
  it('stands for the whole job: what is left out is empty, address, posting and questions stay', async () => {
    const job = await jobs.created({
      location: 'Porto',
      salary: 'A combinar',
      tags: ['x'],
      benefits: 'Férias',
      postedAt: '2026-10-01T09:00:00Z',
      questions: [{ question: 'Porquê?' }],
    });
    const { body } = await jobs.update(job.id, { title: 'Médica', slug: 'outra' });
    expect(body).toMatchObject({
      id: job.id,
      title: 'Médica',
      slug: job.slug,
      postedAt: '2026-10-01T09:00:00.000Z',
      questions: job.questions,
      location: null,
      city: null,
      places: [],
      salaryText: null,
      tags: [],
      benefits: null,
      editedAt: null,
    });
    expect(body.updatedAt > job.updatedAt).toBe(true);
  });

  it('takes back what it answered', async () => {
    const job = await jobs.created({ location: 'Porto, Braga', type: 'contract', questions: [{ question: 'Onde?' }] });
    const { body } = await jobs.call('PUT', `/api/jobs/${job.id}`, job);
    expect(body).toEqual({ ...job, updatedAt: body.updatedAt, version: job.version + 1 });
  });

  it('keeps words about pay, and a job without types', async () => {
    const job = await jobs.created({ salaryText: 'A combinar' });
    const { body } = await jobs.call('PUT', `/api/jobs/${job.id}`, job);
    expect(body).toMatchObject({ salaryText: 'A combinar', jobTypes: [], type: null });
  });

  it('empties no description', async () => {
    const job = await jobs.created();
    const { status, body } = await jobs.update(job.id, { description: '' });
    expect([status, body.fields]).toEqual([400, { description: 'validation.description' }]);
  });

  it('reaches the search', async () => {
    const job = await jobs.created({ title: 'Ferreiro' });
    await jobs.update(job.id, { title: 'Relojoeiro' });
    expect([await jobs.found('ferreiro'), await jobs.found('relojoeiro')]).toEqual([[], ['Relojoeiro']]);
  });

  it('keeps the number of a question whose text is unchanged', async () => {
    const job = await jobs.created({ questions: [{ question: 'Um?' }, { question: 'Dois?' }, { question: 'Um?' }] });
    const [one, , twin] = job.questions;
    const questions = [{ question: 'Novo?' }, { question: 'Um?', required: true }, { question: 'Um?' }];
    const { body } = await jobs.update(job.id, { questions });
    expect(body.questions).toEqual([
      { id: expect.any(Number), question: 'Novo?', required: false },
      { ...one, required: true },
      twin,
    ]);
    expect((await jobs.update(job.id, { questions: [] })).body.questions).toEqual([]);
  });

  it('notes that an ingested job has its content from here', async () => {
    const ingested = await saveJob(jobs.database, { company_id: jobs.companyId });
    await saveQuestion(jobs.database, ingested.id, { question: 'Da fonte?' });
    const { body } = await jobs.update(ingested.id);
    expect(body).toMatchObject({ source: 'hr', editedAt: body.updatedAt, questions: [{ question: 'Da fonte?' }] });
  });

  it('may close a job by its date, and leaves nothing of it in lists', async () => {
    const job = await jobs.created({ title: 'Tanoeiro' });
    const { body } = await jobs.update(job.id, { title: 'Tanoeiro', closesAt: '2026-01-01' });
    expect(body.status).toBe('closed');
    expect(await jobs.found('tanoeiro')).toEqual([]);
  });

  it('of two admins at once one comes last, whole', async () => {
    const job = await jobs.created();
    const versions = ['Primeira', 'Segunda'].map((title) => ({
      title,
      description: `<p>${title}</p>`,
      location: title,
      questions: [{ question: `${title}?` }],
    }));
    for (let turn = 0; turn < 5; turn++) {
      const answers = await Promise.all(versions.map((version) => jobs.update(job.id, version)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await jobs.get(job.id);
      const last = versions.find(({ title }) => title === body.title)!;
      expect(body).toMatchObject({ description: last.description, location: last.location, questions: last.questions });
      expect(body.questions).toHaveLength(1);
    }
  });

  it('changes nothing where any part of it fails', async () => {
    const job = await jobs.created({ title: 'Oleiro', questions: [{ question: 'Barro?' }] });
    const state = async () => ({
      job: await jobs.one('select * from jobs where id = $1', [job.id]),
      questions: await jobs.one('select * from job_questions where job_id = $1', [job.id]),
      version: await jobs.one('select data_version from job_changes'),
    });
    const before = await state();
    await jobs.database.query('alter table job_changes add constraint stop check (data_version < 0) not valid');
    const { status } = await jobs.update(job.id, { title: 'Outro', questions: [] });
    await jobs.database.query('alter table job_changes drop constraint stop');
    expect(status).toBe(500);
    expect(await state()).toEqual(before);
    expect(await jobs.found('oleiro')).toEqual(['Oleiro']);
  });

  it('refuses what createJob refuses', async () => {
    const { id } = await jobs.created();
    const { status, body } = await jobs.update(id, { companyId: 424242, categoryId: 424242 });
    expect([status, body.fields]).toEqual([400, { companyId: 'validation.id', categoryId: 'validation.id' }]);
  });

  it.each(namesNoJob)('answers 404 job_not_found to %s', async (id) => {
    const { status, body } = await jobs.call('PUT', `/api/jobs/${id}`, jobs.payload());
    expect([status, body.code]).toEqual([404, 'job_not_found']);
  });
});

it('an edit of a job shows to visitors', async () => {
  const job: ManagedJob = await jobs.created();
  await jobs.update(job.id, { title: 'Nova', description: 'Texto novo' });
  expect((await jobs.seen(job.id)).body).toMatchObject({ title: 'Nova', snippet: 'Texto novo' });
});
