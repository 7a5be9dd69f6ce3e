import { request as send } from 'node:http';
import {
  beginSecondFactor,
  cancelDeletion,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endAllSignIns,
  endSignIn,
  expandTemplate,
  exportOwnData,
  removeSecondFactor,
  renewRecoveryCodes,
  requestDeletion,
  type Endpoint,
} from 'shared-contracts';
import { AuditProbeController } from '../../../test/audit-probe.controller.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  saveSession,
  saveSignedIn,
  saveJob,
  saveUser,
  type SavedUser,
  type UserRow,
} from '../../../test/factories/index.ts';
import { newSender } from '../../../test/public-form.ts';
import { readArchive } from '../../../test/read-archive.ts';
import { Passwords } from '../auth/index.ts';
import { OwnDataSources } from '../users/index.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';

const log: string[] = [];
let api: TestApp;
let passwordHash: string;
/** Target of the admins' calls, and the call: `removal`. */
let subject: SavedUser;
let removal: { method: 'DELETE'; url: string };
beforeAll(async () => {
  api = await createTestApp({ controllers: [AuditProbeController], log, server: { logLevel: 'info' } });
  subject = await saveUser(api.database);
  removal = { method: 'DELETE', url: `/api/audit-probe/things/12/people/${subject.id}` };
  passwordHash = await api.app.get(Passwords, { strict: false }).hash('uma frase só minha');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

interface Row {
  actor_id: number | null;
  what: string;
  target: string | null;
  subject_id: number | null;
  status_code: number | null;
  request_id: string;
}

const rowsOf = (requestId: string) =>
  api.database.query<Row[]>('select * from audit_events where request_id = $1', [requestId]);

/** Audit lines of the log. */
const linesOf = (requestId: string) =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId, audit }) => reqId === requestId && audit === true);

let calls = 0;
const newRequestId = () => `audit-test-${(calls += 1)}`;

type Request = Exclude<Parameters<TestApp['inject']>[0], string>;

/** A call, and its audit event after the response. */
async function call(request: Request) {
  const id = newRequestId();
  const answer = await api.inject({ remoteAddress: newSender(), ...request, headers: { 'x-request-id': id } });
  await eventually(() => expect(linesOf(id)).toHaveLength(1));
  const [line] = linesOf(id);
  const kept = line?.['actorId'] === null ? 0 : 1;
  await eventually(async () => expect(await rowsOf(id)).toHaveLength(kept));
  return { status: answer.statusCode, line, rows: await rowsOf(id) };
}

const admin = { role: 'admin', second_factor_since: new Date() } as const;

describe('changes by admins', () => {
  it('are recorded with actor, action, target and status', async () => {
    const { user, cookies } = await saveSignedIn(api.database, admin);
    const { rows, line } = await call({ ...removal, cookies });
    const event = { what: 'AuditProbeController.remove', target: 'id=12' };
    const kept = { ...event, actor_id: user.id, subject_id: subject.id, status_code: 200 };
    expect(rows).toEqual([expect.objectContaining(kept)]);
    expect(line).toMatchObject({ ...event, actorId: user.id, subjectId: subject.id, statusCode: 200 });
  });

  it.each([
    ['a user without the admin role', {}],
    ['an admin without a second factor', { role: 'admin' }],
  ] satisfies [string, Partial<UserRow>][])('are recorded if they are forbidden for %s', async (_who, overrides) => {
    const { user, cookies } = await saveSignedIn(api.database, overrides);
    const { rows } = await call({ ...removal, cookies });
    expect(rows).toEqual([expect.objectContaining({ actor_id: user.id, status_code: 403 })]);
  });

  it('are recorded with created ids and with accounts in the body', async () => {
    const { cookies } = await saveSignedIn(api.database, admin);
    const { id: jobId, company_id: companyId } = await saveJob(api.database);
    const post = (url: string, payload: object) => call({ method: 'POST', url, payload, cookies });
    const job = await post('/api/jobs', { title: 'Padeira', companyId, description: 'Pão.' });
    const [made] = await api.database.query<{ id: number }[]>('select max(id) as id from jobs');
    expect(job.rows).toEqual([expect.objectContaining({ target: `id=${made!.id}`, subject_id: null })]);
    const assigned = await post(`/api/jobs/${jobId}/assign`, { email: subject.email });
    expect(assigned.rows).toEqual([expect.objectContaining({ target: `id=${jobId}`, subject_id: subject.id })]);
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    const plan = { userId: subject.id, jobId, scheduledAt };
    const planned = await post('/api/interviews', plan);
    const [interview] = await api.database.query<{ id: string }[]>('select id from interviews');
    const target = `jobId=${jobId} id=${interview!.id}`;
    expect(planned.rows).toEqual([expect.objectContaining({ target, subject_id: subject.id })]);
    const refused = await post('/api/interviews', plan);
    expect(refused.rows).toEqual([
      expect.objectContaining({ target: `jobId=${jobId}`, subject_id: subject.id, status_code: 409 }),
    ]);
  });

  it('are only logged without a session', async () => {
    const { status, rows, line } = await call(removal);
    expect([status, rows, line?.['statusCode']]).toEqual([401, [], 401]);
  });

  it('do not include reads', async () => {
    const { cookies } = await saveSignedIn(api.database, admin);
    const id = newRequestId();
    const url = '/api/audit-probe/things/12';
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await api.inject({ method, url, cookies, headers: { 'x-request-id': id } })).statusCode).toBe(200);
    }
    expect(linesOf(id)).toEqual([]);
  });

  it('are recorded without text of the URL', async () => {
    const { cookies } = await saveSignedIn(api.database, admin);
    const typed = encodeURIComponent('Ana Sá <ana@example.com>');
    const url = `/api/audit-probe/things/${typed}/people/${typed}`;
    const { rows, line } = await call({ method: 'DELETE', url, cookies });
    expect(rows[0]).toMatchObject({ target: 'id=?', subject_id: null });
    expect(JSON.stringify(line)).not.toContain('ana@');
  });

  it('succeed if the event cannot be stored, which is logged', async () => {
    const { cookies } = await saveSignedIn(api.database, admin);
    const events = api.app.get(AuditEventsRepository, { strict: false });
    jest.spyOn(events, 'insert').mockRejectedValueOnce(new Error('insert failed'));
    const id = newRequestId();
    const answer = await api.inject({ ...removal, cookies, headers: { 'x-request-id': id } });
    expect(answer.statusCode).toBe(200);
    await eventually(() => expect(linesOf(id)).toHaveLength(2));
    expect(JSON.stringify(linesOf(id)[1])).toContain('insert failed');
  });
});

describe('security-relevant calls of an account', () => {
  const saveAccount = () => saveUser(api.database, { password_hash: passwordHash });
  const login = (username: string, password: string) =>
    call({ method: 'POST', url: '/api/login', payload: { username, password } });

  it('include each sign-in, successful or not, with the named account', async () => {
    const user = await saveAccount();
    expect((await login(user.username, 'outra')).rows).toEqual([
      expect.objectContaining({ actor_id: user.id, what: 'login', target: null, status_code: 401 }),
    ]);
    const right = await login(user.email, 'uma frase só minha');
    expect(right.rows).toEqual([expect.objectContaining({ actor_id: user.id, status_code: 200 })]);
    await api.database.query('update users set failed_sign_ins = 40, failed_sign_in_at = now() where id = $1', [
      user.id,
    ]);
    const locked = await login(user.username, 'uma frase só minha');
    expect(locked.rows).toEqual([expect.objectContaining({ actor_id: user.id, status_code: 429 })]);
  });

  it('include no sign-in with an unknown user name', async () => {
    const { status, rows, line } = await login('ninguem@example.com', 'outra');
    expect([status, rows]).toEqual([401, []]);
    expect(JSON.stringify(line)).not.toContain('ninguem');
  });

  it.each([
    beginSecondFactor,
    cancelDeletion,
    cancelEmailChange,
    changeEmail,
    changePassword,
    confirmSecondFactor,
    endAllSignIns,
    endSignIn,
    exportOwnData,
    removeSecondFactor,
    renewRecoveryCodes,
    requestDeletion,
  ] as Endpoint[])('include $name', async ({ name, method, template }) => {
    const user = await saveAccount();
    const cookies = await saveSession(api.database, user.id);
    const payload = method === 'GET' ? {} : { payload: {} };
    const { rows } = await call({ method, url: expandTemplate(template, { id: 'none' }), cookies, ...payload });
    expect(rows).toEqual([expect.objectContaining({ actor_id: user.id, what: name })]);
  });

  it.each(['resetPassword', 'verifyEmail'])('include %s with an invalid link in the log only', async (what) => {
    const payload = { token: 'x', password: 'segredo longo' };
    const reset: Request = { method: 'POST', url: '/api/reset-password', payload };
    const verify: Request = { method: 'GET', url: '/api/verify-email?token=x' };
    const { rows, line } = await call(what === 'resetPassword' ? reset : verify);
    expect([rows, line?.['what'], line?.['statusCode']]).toEqual([[], what, 400]);
  });
});

describe('a client that disconnects', () => {
  it('is recorded without a status', async () => {
    const { user, cookies } = await saveSignedIn(api.database, admin);
    await api.app.listen(0, '127.0.0.1');
    const id = newRequestId();
    const headers = { cookie: `sid=${cookies.sid}`, 'x-request-id': id };
    const aborted = send(`${await api.app.getUrl()}/api/audit-probe/slow`, { method: 'DELETE', headers });
    aborted.on('error', () => {});
    aborted.end();
    await eventually(() => expect(AuditProbeController.slow.calls).toBe(1));
    aborted.destroy();
    await eventually(async () => expect(await rowsOf(id)).toHaveLength(1));
    AuditProbeController.slow.mayAnswer = true;
    expect((await rowsOf(id))[0]).toMatchObject({ actor_id: user.id, status_code: null });
  });
});

describe('stored events of an account', () => {
  it('are part of its export only', async () => {
    const [mine, other] = [await saveSignedIn(api.database, admin), await saveSignedIn(api.database, admin)];
    await call({ ...removal, cookies: mine.cookies });
    await call({ ...removal, cookies: other.cookies });
    const { rawPayload } = await api.inject({ url: '/api/account/export', cookies: mine.cookies });
    const file = (await readArchive(rawPayload)).get('audit-events.json');
    const records = JSON.parse(String(file)) as object[];
    expect(records).toEqual([
      expect.objectContaining({
        actorId: mine.user.id,
        target: 'id=12',
        subjectId: subject.id,
        at: expect.any(String),
      }),
    ]);
    expect(
      api.app
        .get(OwnDataSources, { strict: false })
        .all()
        .map(([domain]) => domain),
    ).toContain('audit-events');
  });

  it('lose the actor when the account is deleted, also concurrently', async () => {
    const { user, cookies } = await saveSignedIn(api.database, admin);
    const { rows } = await call({ ...removal, cookies });
    await api.database.query('delete from users where id = $1', [user.id]);
    const events = api.app.get(AuditEventsRepository, { strict: false });
    const late = {
      actorId: user.id,
      what: 'late',
      target: null,
      subjectId: user.id,
      statusCode: 200,
      requestId: newRequestId(),
    };
    await events.insert(late);
    for (const id of [rows[0]!.request_id, late.requestId]) {
      expect(await rowsOf(id)).toEqual([expect.objectContaining({ actor_id: null, status_code: 200 })]);
    }
    expect(await rowsOf(late.requestId)).toEqual([expect.objectContaining({ subject_id: null })]);
  });

  it('lose the affected account when it is deleted', async () => {
    const { user, cookies } = await saveSignedIn(api.database, admin);
    const { id } = await saveUser(api.database);
    const { rows } = await call({ ...removal, url: `/api/audit-probe/things/12/people/${id}`, cookies });
    expect(rows).toEqual([expect.objectContaining({ subject_id: id })]);
    await api.database.query('delete from users where id = $1', [id]);
    const [left] = await rowsOf(rows[0]!.request_id);
    expect(left).toMatchObject({ actor_id: user.id, target: 'id=12', subject_id: null });
    expect(Object.values({ ...left, request_id: '', id: '' }).map(String)).not.toContain(String(id));
  });
});
