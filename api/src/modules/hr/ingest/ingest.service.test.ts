import { createTestIngest, hrCompany, hrJob, hrJobs, type TestIngest } from '../testing/test-ingest.ts';

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await createTestIngest();
});
beforeEach(async () => {
  await ingest.reset();
  ingest.source.companyPages = [[hrCompany()]];
});
afterAll(() => ingest.close());

describe('first complete read', () => {
  it('writes catalogue, lookups, questions and search', async () => {
    ingest.source.jobPages = [[hrJob()]];
    await expect(ingest.run()).resolves.toEqual({ companies: 1, jobs: 1, closed: 0, refusals: [] });
    const [job] = await ingest.rows(`
      select j.title, j.slug, j.id, j.city, j.location, j.status, j.snippet, j.job_types, j.salary_min::int, c.name as company,
        k.slug as category
      from jobs j join companies c on c.id = j.company_id join categories k on k.id = j.category_id`);
    expect(job).toMatchObject({
      title: 'Enfermeiro/a (m/f/d)',
      slug: `enfermeiroa-mfd-${String(job!['id'])}`,
      company: 'Clínica Foz',
      category: 'saude',
      city: 'Porto',
      location: 'Porto',
      status: 'open',
      snippet: 'Cuidar de doentes.',
      job_types: ['full-time'],
      salary_min: 1250,
    });
    expect(await ingest.rows('select question, required from job_questions')).toEqual([
      { question: 'Tem cédula profissional?', required: true },
    ]);
    expect(await ingest.rows('select name, value from cities')).toEqual([{ name: 'Porto', value: 'porto' }]);
    expect(await ingest.rows(`select from job_search where document @@ 'enfermeiro'`)).toHaveLength(1);
    expect(await ingest.dataVersion()).toBe(1);
  });

  it('writes all valid rows of a list with invalid ones', async () => {
    ingest.source.jobPages = [
      [null, 7, 'text', [], {}, hrJob({ id: null }), hrJob({ title: '' }), hrJob({ id: 'J-2', company_id: 'C-404' })],
      [hrJob({ id: 'J-3', experience_level: 'wizard', workplace: 9, locations: 'x', salary: 'lots', tags: null })],
    ];
    await expect(ingest.run()).resolves.toMatchObject({
      jobs: 1,
      refusals: [
        ...Array.from({ length: 6 }, () => ({ refused: 'the job has no id', externalId: null })),
        { refused: 'the job has no title', externalId: 'J-1' },
        { refused: 'the company is unknown', externalId: 'J-2' },
      ],
    });
    expect(await ingest.rows('select external_id, experience_level, workplace, salary_min from jobs')).toEqual([
      { external_id: 'J-3', experience_level: null, workplace: null, salary_min: null },
    ]);
  });

  it('writes all other rows if one is nested too deeply', async () => {
    const depth = 100_000;
    const tags = JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    ingest.source.jobPages = [[hrJob({ tags }), hrJob({ id: 'J-2' })]];
    await expect(ingest.run()).resolves.toMatchObject({
      jobs: 1,
      refusals: [{ refused: 'the job is nested too deeply', externalId: 'J-1' }],
    });
  });

  it('leaves sentences about the company, known by its name, out of the snippet', async () => {
    ingest.source.jobPages = [
      [hrJob({ description_html: '<p>A Clínica Foz abre às oito.</p><p>Trabalho por turnos.</p>' })],
    ];
    await ingest.run();
    expect(await ingest.rows('select snippet from jobs')).toEqual([{ snippet: 'Trabalho por turnos.' }]);
  });

  it('stores no script', async () => {
    ingest.source.jobPages = [
      [hrJob({ description_html: `<p onclick="x()">Olá</p><script>alert(1)</script><a href="javascript:x()">a</a>` })],
    ];
    await ingest.run();
    const [job] = await ingest.rows('select description, snippet from jobs');
    expect(job).toEqual({ description: '<p>Olá</p><a rel="nofollow ugc">a</a>', snippet: 'Olá; a' });
  });
});

describe('posting time in the future', () => {
  const postedAt = async () => {
    const [job] = await ingest.rows<{ posted: Date }>('select posted_at as posted from jobs');
    return job!.posted;
  };

  it('is replaced by the time of the first read, also when the content changes', async () => {
    ingest.source.jobPages = [[hrJob({ posted_at: '2100-01-01T00:00:00Z' })]];
    const before = Date.now();
    await ingest.run();
    const firstSeen = await postedAt();
    expect(firstSeen.getTime()).toBeGreaterThanOrEqual(before);
    expect(firstSeen.getTime()).toBeLessThanOrEqual(Date.now());
    ingest.source.jobPages = [[hrJob({ posted_at: '2100-01-01T00:00:00Z', title: 'Outro' })]];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 1 });
    expect(await postedAt()).toEqual(firstSeen);
  });

  it('of a stored job is corrected by the next change', async () => {
    ingest.source.jobPages = [[hrJob()]];
    await ingest.run();
    await ingest.rows(`update jobs set posted_at = now() + interval '1 year'`);
    ingest.source.jobPages = [[hrJob({ posted_at: '2100-01-01T00:00:00Z', title: 'Outro' })]];
    await ingest.run();
    expect((await postedAt()).getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('unchanged read', () => {
  it('writes nothing and does not change the data version', async () => {
    ingest.source.jobPages = [hrJobs(3)];
    await ingest.run();
    const before = await ingest.contents();
    ingest.source.jobPages = [hrJobs(3, { updated_at: '2026-11-19T10:00:00Z' })];
    await expect(ingest.run()).resolves.toEqual({ companies: 0, jobs: 0, closed: 0, refusals: [] });
    expect(await ingest.contents()).toBe(before);
    expect(await ingest.dataVersion()).toBe(1);
  });

  it.each([String.raw`J\1`, 'J 1', "J'ç"])('is detected for an id like %p', async (id) => {
    ingest.source.jobPages = [[hrJob({ id })]];
    await ingest.run();
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 0 });
    expect(await ingest.statuses()).toEqual({ [id]: 'open' });
  });

  it('is detected if only unknown fields change', async () => {
    ingest.source.jobPages = [hrJobs(2)];
    await ingest.run();
    ingest.source.jobPages = [hrJobs(2, { views: 17 })];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 0 });
  });

  it('is not parsed if the list returns 304', async () => {
    ingest.source.etag = '"v1"';
    ingest.source.jobPages = [hrJobs(3)];
    await ingest.run();
    ingest.source.jobPages = [new Error('must not be read')];
    await expect(ingest.run()).resolves.toEqual({ companies: 0, jobs: 0, closed: 0, refusals: [] });
    expect(await ingest.statuses()).toEqual({ 'J-1': 'open', 'J-2': 'open', 'J-3': 'open' });
  });

  it('is written again once if an earlier version normalized it, also if the source would return 304', async () => {
    ingest.source.etag = '"v1"';
    ingest.source.jobPages = [hrJobs(2)];
    await ingest.run();
    await ingest.rows(`update jobs set content_hash = '\\x00', snippet = 'Somos líderes.'`);
    await ingest.rows(`update ingest_state set jobs_etag = '"v1"'`);
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 2 });
    expect(await ingest.rows('select distinct snippet from jobs')).toEqual([{ snippet: 'Cuidar de doentes.' }]);
    ingest.source.jobPages = [new Error('must not be read')];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 0, refusals: [] });
  });
});

describe('change', () => {
  it('writes only changed rows; slug and question ids remain', async () => {
    ingest.source.jobPages = [hrJobs(2)];
    await ingest.run();
    const [before] = await ingest.rows(`select slug, (select id from job_questions where job_id = j.id) as question
      from jobs j where external_id = 'J-1'`);
    const [other] = await ingest.rows(`select xmin from jobs where external_id = 'J-2'`);
    const questions = [
      { id: 'Q-0', text: 'Pode começar já?' },
      { id: 'Q-1', text: 'Tem cédula?', required: true },
    ];
    ingest.source.jobPages = [[hrJob({ title: 'Médico', questions }), hrJob({ id: 'J-2' })]];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 1 });
    const [after] = await ingest.rows(`select title, slug from jobs where external_id = 'J-1'`);
    expect(after).toEqual({ title: 'Médico', slug: before!['slug'] });
    expect(
      await ingest.rows(`select q.id, q.question from job_questions q join jobs j on j.id = q.job_id
        where j.external_id = 'J-1' order by position`),
    ).toEqual([
      { id: expect.any(Number), question: 'Pode começar já?' },
      { id: before!['question'], question: 'Tem cédula?' },
    ]);
    expect(await ingest.rows(`select xmin from jobs where external_id = 'J-2'`)).toEqual([other]);
    expect(await ingest.rows(`select from job_search where document @@ 'médico'`)).toHaveLength(1);
    expect(await ingest.dataVersion()).toBe(2);
  });

  it('of a company name updates the search of its jobs', async () => {
    ingest.source.jobPages = [hrJobs(1)];
    await ingest.run();
    ingest.source.companyPages = [[hrCompany({ name: 'Hospital Novo' })]];
    await expect(ingest.run()).resolves.toMatchObject({ companies: 1, jobs: 0 });
    expect(await ingest.rows(`select from job_search where document @@ 'hospital'`)).toHaveLength(1);
    expect(await ingest.rows(`select word from search_words where word in ('foz', 'hospital')`)).toEqual([
      { word: 'hospital' },
    ]);
    expect(await ingest.dataVersion()).toBe(2);
  });

  it('that makes a job invalid leaves the stored job unchanged', async () => {
    ingest.source.jobPages = [hrJobs(1)];
    await ingest.run();
    ingest.source.jobPages = [[hrJob({ title: null })]];
    for (let run = 0; run < 3; run++) await ingest.run();
    expect(await ingest.statuses()).toEqual({ 'J-1': 'open' });
  });
});

describe('job that is no longer listed', () => {
  beforeEach(async () => {
    ingest.source.jobPages = [hrJobs(4)];
    await ingest.run();
    ingest.source.jobPages = [hrJobs(3)];
  });

  it('is closed by the second complete read without it and removed from the search', async () => {
    await expect(ingest.run()).resolves.toMatchObject({ closed: 0 });
    expect((await ingest.statuses())['J-4']).toBe('open');
    await expect(ingest.run()).resolves.toMatchObject({ closed: 1 });
    expect((await ingest.statuses())['J-4']).toBe('closed');
    expect(await ingest.rows('select from job_search')).toHaveLength(3);
    expect(await ingest.rows(`select from jobs where external_id = 'J-4' and closed_at is not null`)).toHaveLength(1);
  });

  it('is not closed by incremental reads', async () => {
    for (let run = 0; run < 3; run++) await ingest.run('incremental');
    expect((await ingest.statuses())['J-4']).toBe('open');
  });

  it('is read again although the list has an ETag', async () => {
    ingest.source.etag = '"without-4"';
    await ingest.run();
    await ingest.run();
    expect((await ingest.statuses())['J-4']).toBe('closed');
  });

  it('restarts the count if it was listed in between', async () => {
    await ingest.run();
    ingest.source.jobPages = [hrJobs(4)];
    await ingest.run();
    ingest.source.jobPages = [hrJobs(3)];
    await ingest.run();
    expect((await ingest.statuses())['J-4']).toBe('open');
  });

  it('restarts the count if it was listed in between with invalid content', async () => {
    await ingest.run();
    ingest.source.jobPages = [[...hrJobs(3), hrJob({ id: 'J-4', title: null })]];
    await ingest.run();
    ingest.source.jobPages = [hrJobs(3)];
    await ingest.run();
    expect((await ingest.statuses())['J-4']).toBe('open');
  });

  it('is reopened if it is listed again unchanged', async () => {
    await ingest.run();
    await ingest.run();
    ingest.source.jobPages = [hrJobs(4)];
    await ingest.run();
    expect(await ingest.rows(`select status, closed_at from jobs where external_id = 'J-4'`)).toEqual([
      { status: 'open', closed_at: null },
    ]);
    expect(await ingest.rows('select from job_search')).toHaveLength(4);
  });
});

describe('job with an unknown company', () => {
  it.each(['complete', 'incremental'] as const)('is written after a %s read has added the company', async (kind) => {
    ingest.source.etag = '"jobs"';
    ingest.source.jobPages = [[hrJob({ company_id: 'C-2' })]];
    await ingest.run();
    ingest.source.companyPages = [[hrCompany(), hrCompany({ id: 'C-2' })]];
    ingest.source.companiesEtag = '"companies-2"';
    await ingest.run(kind);
    await ingest.run();
    expect(await ingest.statuses()).toEqual({ 'J-1': 'open' });
  });

  it('does not prevent 304 for an unchanged list', async () => {
    ingest.source.etag = '"jobs"';
    ingest.source.jobPages = [[hrJob({ company_id: 'C-404' })]];
    await ingest.run();
    ingest.source.jobPages = [new Error('must not be read')];
    await expect(ingest.run()).resolves.toMatchObject({ jobs: 0 });
  });
});

describe('incremental read', () => {
  it('writes changes and closings since the last successful run', async () => {
    ingest.source.jobPages = [hrJobs(3)];
    await ingest.run();
    ingest.source.changedJobPages = [
      [hrJob({ title: 'Outra' }), hrJob({ id: 'J-2', status: 'closed' }), hrJob({ id: 'J-3', status: 'paused' })],
    ];
    await expect(ingest.run('incremental')).resolves.toMatchObject({ jobs: 3 });
    expect(await ingest.statuses()).toEqual({ 'J-1': 'open', 'J-2': 'closed', 'J-3': 'paused' });
    const [, since] = /^jobs since (.*)$/.exec(ingest.source.calls.at(-1)!)!;
    expect(new Date(since!).getTime()).toBeLessThanOrEqual(Date.now() - 15 * 60_000);
  });

  it('is complete if there was no earlier read', async () => {
    ingest.source.jobPages = [hrJobs(1)];
    await ingest.run('incremental');
    expect(ingest.source.calls).toEqual(['companies', 'jobs']);
  });

  it('skips jobs that are closed when they are first read', async () => {
    ingest.source.jobPages = [hrJobs(1)];
    await ingest.run();
    ingest.source.changedJobPages = [[hrJob({ id: 'J-9', status: 'closed' })]];
    await expect(ingest.run('incremental')).resolves.toMatchObject({ jobs: 0, refusals: [] });
  });
});

describe('two workers', () => {
  it('do not run at the same time: the second returns busy', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let startReading = () => {};
    const isReading = new Promise<void>((resolve) => (startReading = resolve));
    jest.spyOn(ingest.source, 'companies').mockImplementationOnce(async () => {
      startReading();
      await gate;
      return 'unchanged';
    });
    await ingest.rows(`insert into companies (source, external_id, name, slug) values ('hr', 'C-1', 'Foz', 'foz-1')`);
    ingest.source.jobPages = [hrJobs(2)];
    const first = ingest.run();
    await isReading;
    await expect(ingest.anotherWorker().run('complete')).resolves.toBe('busy');
    release();
    await expect(first).resolves.toMatchObject({ jobs: 2 });
    await expect(ingest.anotherWorker().run('complete')).resolves.toMatchObject({ jobs: 0 });
  });
});
