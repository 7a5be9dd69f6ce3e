import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestSandbox, testNow, testToken } from '../testing/test-sandbox.ts';

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF').toString('base64');

const buildApplication = (changes: object = {}) => ({
  job_id: 'J-000001',
  application_id: '4217',
  applicant: { name: 'Inês Carvalho', email: 'ines@example.com' },
  resume: { filename: 'curriculo.pdf', content_type: 'application/pdf', content_base64: pdf },
  answers: [{ question_id: 'Q-1', answer: 'Sim' }],
  submitted_at: '2026-11-20T15:00:00Z',
  ...changes,
});

describe('applications', () => {
  let sandbox: TestSandbox;
  const send = (payload: unknown, key = 'key-1') =>
    sandbox.post('/v1/applications', payload, { 'idempotency-key': key });

  beforeEach(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.server.close());

  it('are stored once per idempotency key', async () => {
    const first = await send(buildApplication());
    expect([first.statusCode, first.json()]).toEqual([201, { id: 'A-1', status: 'pending' }]);
    const again = await send(buildApplication());
    expect([again.statusCode, again.json()]).toEqual([200, { id: 'A-1', status: 'pending' }]);
    expect((await send(buildApplication(), 'key-2')).json()).toEqual({ id: 'A-2', status: 'pending' });
    const stored = (await sandbox.get('/_sandbox/applications')).json();
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({
      applicationId: '4217',
      applicant: { email: 'ines@example.com' },
      resume: { bytes: Buffer.from(pdf, 'base64').length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('are accepted without an applicant', async () => {
    expect((await send(buildApplication({ applicant: null, answers: [] }))).statusCode).toBe(201);
  });

  it('are accepted with a name or an address only', async () => {
    expect((await send(buildApplication({ applicant: { name: null, email: 'a@example.com' } }))).statusCode).toBe(201);
    expect((await send(buildApplication({ applicant: { name: 'Inês' } }), 'key-2')).statusCode).toBe(201);
  });

  it('accept later and repeated answers and withdrawals', async () => {
    await send(buildApplication({ answers: [] }));
    const answers = [{ question_id: 'Q-1', answer: 'Sim' }];
    const withdrawal = { withdrawn_at: '2026-11-21T10:00:00Z' };
    for (const _ of [1, 2]) {
      expect((await sandbox.put('/v1/applications/A-1/answers', { answers })).statusCode).toBe(200);
      expect((await sandbox.put('/v1/applications/A-1/withdrawal', withdrawal)).statusCode).toBe(200);
    }
    const [stored] = (await sandbox.get('/_sandbox/applications')).json();
    expect(stored).toMatchObject({ answers, withdrawnAt: withdrawal.withdrawn_at });
  });

  it.each([
    ['A-1/answers', {}, 422],
    ['A-1/answers', { answers: [] }, 422],
    ['A-1/withdrawal', { withdrawn_at: 'hoje' }, 422],
    ['A-9/answers', { answers: [{ question_id: 'Q-1', answer: 'Sim' }] }, 404],
    ['A-9/withdrawal', { withdrawn_at: '2026-11-21T10:00:00Z' }, 404],
  ])('refuse %s with %j', async (path, body, status) => {
    await send(buildApplication());
    expect((await sandbox.put(`/v1/applications/${path}`, body)).statusCode).toBe(status);
  });

  it.each<[string, object]>([
    ['job_id', { job_id: '' }],
    ['application_id', { application_id: null }],
    ['applicant.email', { applicant: { name: 'Inês', email: 'ines' } }],
    ['resume.filename', { resume: { content_type: 'application/pdf', content_base64: pdf } }],
    ['resume.content_type', { resume: { filename: 'a.pdf', content_type: 'image/png', content_base64: pdf } }],
    [
      'resume.content_base64',
      { resume: { filename: 'a.pdf', content_type: 'application/pdf', content_base64: '***' } },
    ],
    [
      'resume.content_base64',
      { resume: { filename: 'a.pdf', content_type: 'application/pdf', content_base64: 'UEsDBBQ=' } },
    ],
    ['answers', { answers: [{ question_id: 'Q-1' }] }],
    ['submitted_at', { submitted_at: 'ontem' }],
  ])('are refused with an error at an invalid %s', async (field, changes) => {
    const answer = await send(buildApplication(changes));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect((await sandbox.get('/_sandbox')).json().applications).toBe(0);
  });

  it('are refused without a key, for an unknown job and for a closed job', async () => {
    expect((await sandbox.post('/v1/applications', buildApplication())).statusCode).toBe(400);
    expect((await send(buildApplication({ job_id: 'J-777777' }))).statusCode).toBe(404);
    await sandbox.post('/_sandbox/jobs', [{ id: 'J-000001', title: 'Fechada', status: 'closed' }]);
    expect((await send(buildApplication())).statusCode).toBe(410);
  });

  it('respond to a known key in the same way after the job has closed', async () => {
    await send(buildApplication());
    await sandbox.post('/_sandbox/jobs', [{ id: 'J-000001', status: 'closed' }]);
    expect((await send(buildApplication())).statusCode).toBe(200);
  });

  it('reject invalid JSON with the common error format', async () => {
    const headers = {
      authorization: `Bearer ${testToken}`,
      'content-type': 'application/json',
      'idempotency-key': 'k',
    };
    const answer = await sandbox.server.inject({
      method: 'POST',
      url: '/v1/applications',
      payload: '{"job_id":',
      headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'bad_request', message: expect.any(String) }]);
  });

  it('are listed by the time of their last change and found by id', async () => {
    await send(buildApplication(), 'a');
    await send(buildApplication({ application_id: '4218' }), 'b');
    sandbox.clock.now = testNow + 60_000;
    expect((await sandbox.post('/_sandbox/applications/A-1', { status: 'interview' })).statusCode).toBe(200);
    const { entries } = await sandbox.readAll<{ id: string }>('/v1/applications?limit=1');
    expect(entries.map(({ id }) => id)).toEqual(['A-2', 'A-1']);
    const since = new Date(testNow + 1).toISOString();
    const changed = await sandbox.readAll(`/v1/applications?updatedSince=${since}`);
    expect(changed.entries).toEqual([
      { id: 'A-1', application_id: '4217', status: 'interview', updated_at: '2026-11-20T15:31:00Z' },
    ]);
    expect((await sandbox.get('/v1/applications/A-1')).json()).toEqual({ id: 'A-1', status: 'interview' });
    expect((await sandbox.get('/v1/applications/A-9')).statusCode).toBe(404);
  });

  it('reach a final status over time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(buildApplication(), `key-${index}`)));
    for (let step = 0; step < 60; step += 1) await sandbox.post('/_sandbox/tick', {});
    const stored: { status: string }[] = (await sandbox.get('/_sandbox/applications')).json();
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['accepted', 'declined']));
  });
});

describe('applications stored in a folder', () => {
  it('survive a restart, keys included', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const before = await TestSandbox.start({ dataFolder });
    const headers = { 'idempotency-key': 'k' };
    await before.post('/v1/applications', buildApplication(), headers);
    await before.server.close();
    const after = await TestSandbox.start({ dataFolder });
    expect((await after.post('/v1/applications', buildApplication(), headers)).statusCode).toBe(200);
    expect((await after.post('/v1/applications', buildApplication(), { 'idempotency-key': 'other' })).json().id).toBe(
      'A-2',
    );
    expect(await readdir(dataFolder)).toEqual(['applications.json']);
    await after.server.close();
    await rm(dataFolder, { recursive: true });
  });
});
