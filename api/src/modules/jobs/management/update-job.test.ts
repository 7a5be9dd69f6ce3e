import type { ManagedJob } from 'shared-contracts';
import { saveJob, saveQuestion } from '../../../../test/factories/index.ts';
import { JobManagementApi, unknownJobIds } from '../testing/job-management-api.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

describe('PUT /api/jobs/{id}', () => {
  it('replaces the whole job: missing fields become empty; slug, posting time and questions remain', async () => {
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

  it('accepts its own response as a payload', async () => {
    const job = await jobs.created({ location: 'Porto, Braga', type: 'contract', questions: [{ question: 'Onde?' }] });
    const { body } = await jobs.call('PUT', `/api/jobs/${job.id}`, job);
    expect(body).toEqual({ ...job, updatedAt: body.updatedAt, version: job.version + 1 });
  });

  it('retains the salary text and a job without types', async () => {
    const job = await jobs.created({ salaryText: 'A combinar' });
    const { body } = await jobs.call('PUT', `/api/jobs/${job.id}`, job);
    expect(body).toMatchObject({ salaryText: 'A combinar', jobTypes: [], type: null });
  });

  it('rejects an empty description', async () => {
    const job = await jobs.created();
    const { status, body } = await jobs.update(job.id, { description: '' });
    expect([status, body.fields]).toEqual([400, { description: 'validation.description' }]);
  });

  it('updates the search', async () => {
    const job = await jobs.created({ title: 'Ferreiro' });
    await jobs.update(job.id, { title: 'Relojoeiro' });
    expect([await jobs.searchTitles('ferreiro'), await jobs.searchTitles('relojoeiro')]).toEqual([[], ['Relojoeiro']]);
  });

  it('retains the id of a question with unchanged text', async () => {
    const job = await jobs.created({ questions: [{ question: 'Um?' }, { question: 'Dois?' }, { question: 'Um?' }] });
    const [one, , duplicate] = job.questions;
    const questions = [{ question: 'Novo?' }, { question: 'Um?', required: true }, { question: 'Um?' }];
    const { body } = await jobs.update(job.id, { questions });
    expect(body.questions).toEqual([
      { id: expect.any(Number), question: 'Novo?', required: false },
      { ...one, required: true },
      duplicate,
    ]);
    expect((await jobs.update(job.id, { questions: [] })).body.questions).toEqual([]);
  });

  it('records that the content of an ingested job is managed here', async () => {
    const ingested = await saveJob(jobs.database, { company_id: jobs.companyId });
    await saveQuestion(jobs.database, ingested.id, { question: 'Da fonte?' });
    const { body } = await jobs.update(ingested.id);
    expect(body).toMatchObject({ source: 'hr', editedAt: body.updatedAt, questions: [{ question: 'Da fonte?' }] });
  });

  it('closes a job by its date and removes it from all lists', async () => {
    const job = await jobs.created({ title: 'Tanoeiro' });
    const { body } = await jobs.update(job.id, { title: 'Tanoeiro', closesAt: '2026-01-01' });
    expect(body.status).toBe('closed');
    expect(await jobs.searchTitles('tanoeiro')).toEqual([]);
  });

  it('applies one of two concurrent updates completely', async () => {
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

  it('changes nothing if any part of the update fails', async () => {
    const job = await jobs.created({ title: 'Oleiro', questions: [{ question: 'Barro?' }] });
    const state = async () => ({
      job: await jobs.queryOne('select * from jobs where id = $1', [job.id]),
      questions: await jobs.queryOne('select * from job_questions where job_id = $1', [job.id]),
      version: await jobs.queryOne('select data_version from job_changes'),
    });
    const before = await state();
    await jobs.database.query('alter table job_changes add constraint stop check (data_version < 0) not valid');
    const { status } = await jobs.update(job.id, { title: 'Outro', questions: [] });
    await jobs.database.query('alter table job_changes drop constraint stop');
    expect(status).toBe(500);
    expect(await state()).toEqual(before);
    expect(await jobs.searchTitles('oleiro')).toEqual(['Oleiro']);
  });

  it('rejects the same payloads as createJob', async () => {
    const { id } = await jobs.created();
    const { status, body } = await jobs.update(id, { companyId: 424242, categoryId: 424242 });
    expect([status, body.fields]).toEqual([400, { companyId: 'validation.id', categoryId: 'validation.id' }]);
  });

  it.each(unknownJobIds)('returns 404 job_not_found for %s', async (id) => {
    const { status, body } = await jobs.call('PUT', `/api/jobs/${id}`, jobs.payload());
    expect([status, body.code]).toEqual([404, 'job_not_found']);
  });
});

it('shows an edited job to visitors, with a snippet that is not about the company', async () => {
  const job: ManagedJob = await jobs.created();
  await jobs.update(job.id, { title: 'Nova', description: 'A Clínica Foz abre cedo.\n\nTexto novo' });
  expect((await jobs.getPublic(job.id)).body).toMatchObject({ title: 'Nova', snippet: 'Texto novo' });
});
