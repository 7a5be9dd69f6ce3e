import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './paths.d.ts';

// A client as an API user would write it. `generated-client.test.ts` generates `paths.d.ts` from the API's own
// document, compiles this file against it with `strict`, and calls the API. Every expected value has the type of the
// response.

export interface Fixture {
  origin: string;
  username: string;
  password: string;
  /** A job with a question and no salary. */
  jobId: number;
  companyId: number;
  resume: Uint8Array<ArrayBuffer>;
}

type Client = ReturnType<typeof createClient<paths>>;

/** Compares as JSON, because bodies have prototypes of another realm. */
const equal = <Value>(actual: Value, expected: NoInfer<Value>): void =>
  assert.equal(JSON.stringify(actual), JSON.stringify(expected));

/** Statuses of the responses, in the order of the calls. */
const statuses: number[] = [];

/** The body of a successful response. */
function success<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  statuses.push(response.status);
  assert.equal(response.status, 200, JSON.stringify(error));
  assert.ok(data !== undefined);
  return data;
}

/** The body of an error with this status. */
function failure<ErrorBody>(
  status: number,
  { error, response }: { error?: ErrorBody; response: Response },
): NonNullable<ErrorBody> {
  statuses.push(response.status);
  assert.equal(response.status, status);
  assert.ok(error !== undefined && error !== null);
  return error;
}

async function readCatalogue(client: Client, { jobId, companyId }: Fixture): Promise<void> {
  equal(success(await client.GET('/api/health')).database, 'ok');
  equal(typeof success(await client.GET('/api/categories'))[0]?.jobCount, 'number');
  equal(success(await client.GET('/api/cities')).length, 1);
  equal(typeof success(await client.GET('/api/job-types'))['full-time'], 'string');
  equal(typeof success(await client.GET('/api/experience-levels')).mid, 'string');
  const [card] = success(await client.GET('/api/proxy/jobs'));
  equal(card?.featuredUntil, null);
  equal(card?.salary, null);
  const query = { keyword: 'nothing matches this', type: ['full-time', 'part-time'] };
  equal(success(await client.GET('/api/proxy/job-search', { params: { query } })).total, 0);
  const job = success(await client.GET('/api/proxy/jobs/{id}', { params: { path: { id: String(jobId) } } }));
  equal(job.company?.id, companyId);
  const pay: number | null | undefined = job.salary?.min;
  equal(pay, undefined);
  const missing = failure(404, await client.GET('/api/proxy/jobs/{id}', { params: { path: { id: '999999' } } }));
  equal(missing.code, 'job_not_found');
  const questions = await client.GET('/api/jobs/{id}/questions', { params: { path: { id: String(jobId) } } });
  equal(success(questions)[0]?.required, true);
}

async function readCompanies(client: Client, { companyId }: Fixture): Promise<void> {
  const path = { companyId: String(companyId) };
  const company = success(await client.GET('/api/proxy/companies/{companyId}', { params: { path } }));
  equal(company.logoUrl, null);
  const sort = { sort: 'jobs' as const };
  equal(success(await client.GET('/api/proxy/companies', { params: { query: sort } })).items[0]?.id, companyId);
  equal(success(await client.GET('/api/proxy/companies/{companyId}/jobs', { params: { path } })).total, 1);
  const figures = success(await client.GET('/api/proxy/companies/{companyId}/figures', { params: { path } }));
  equal(figures.pay.open, 1);
  const missing = await client.GET('/api/proxy/companies/{companyId}', { params: { path: { companyId: 'none' } } });
  equal(failure(404, missing).code, 'company_not_found');
}

/** Client with the session of the fixture's user. */
async function signIn(client: Client, { origin, username, password }: Fixture): Promise<Client> {
  equal(failure(401, await client.GET('/api/user')).code, 'unauthenticated');
  const wrong = await client.POST('/api/login', { body: { username, password: 'not this one' } });
  equal(failure(401, wrong).code, 'credentials_wrong');
  const answer = await client.POST('/api/login', { body: { username, password } });
  equal(success(answer).role, 'user');
  const cookie = answer.response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return createClient<paths>({ baseUrl: origin, headers: { cookie: cookie.join('; ') } });
}

async function changeProfile(client: Client): Promise<void> {
  const { id, deletionDueAt } = success(await client.GET('/api/user'));
  equal(deletionDueAt, null);
  const path = { id: String(id) };
  const changed = await client.PATCH('/api/user/{id}', { params: { path }, body: { location: 'Porto', phone: null } });
  equal(success(changed).location, 'Porto');
}

async function saveJobs(client: Client, { jobId }: Fixture): Promise<void> {
  const saved = success(await client.POST('/api/account/saved-jobs', { body: { jobId } }));
  equal(saved.job.isClosed, false);
  const again = failure(409, await client.POST('/api/account/saved-jobs', { body: { jobId } }));
  equal(again.code, 'job_already_saved');
  equal(success(await client.GET('/api/account/saved-jobs')).length, 1);
  const path = { id: saved.id };
  equal(success(await client.DELETE('/api/account/saved-jobs/{id}', { params: { path } })), []);
}

/** Encodes an upload as a form, the default of OpenAPI documents for a body with a file. */
function asForm(resume: Fixture['resume'], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), 'cv.pdf');
  return { body: { resume: '', ...fields }, bodySerializer: () => form };
}

async function uploadResume(client: Client, { resume }: Fixture): Promise<string> {
  const stored = success(await client.POST('/api/account/resumes', asForm(resume, { name: 'O meu currículo' })));
  equal(stored.isDefault, true);
  equal(success(await client.GET('/api/account/resumes'))[0]?.pages, 1);
  const params = { path: { id: stored.id } };
  const file = await client.GET('/api/account/resumes/{id}/file', { params, parseAs: 'arrayBuffer' });
  equal(success(file).byteLength, resume.byteLength);
  return stored.id;
}

async function apply(client: Client, { jobId, resume }: Fixture): Promise<void> {
  const params = { path: { id: String(jobId) } };
  const receipt = success(
    await client.POST('/api/jobs/{id}/resume', { params, ...asForm(resume, { language: 'pt' }) }),
  );
  equal(receipt.questionsDue, 1);
  equal(success(await client.GET('/api/jobs/{id}/applied', { params })).applied, true);
  const [application] = success(await client.GET('/api/account/applications'));
  equal(application?.status, 'pending');
  equal(application?.withdrawnAt, null);
}

async function followAndSubscribe(client: Client, { companyId }: Fixture): Promise<void> {
  const path = { companyId: String(companyId) };
  equal(success(await client.PUT('/api/account/followed-companies/{companyId}', { params: { path } })), [companyId]);
  equal(success(await client.GET('/api/account/followed-companies')), [companyId]);
  equal(failure(404, await client.GET('/api/newsletter/subscription')).code, 'subscription_not_found');
  const body = { subscriptionStatus: true, frequency: 'monthly' as const, pausedUntil: null };
  equal(success(await client.PATCH('/api/newsletter/subscription', { body })).frequency, 'monthly');
  const refused = failure(400, await client.POST('/api/contact', { body: {} as never }));
  equal(refused.code, 'validation_failed');
  equal(typeof refused.fields?.email, 'string');
}

/** Makes the calls and returns the status of each. */
export async function makeCalls(fixture: Fixture): Promise<readonly number[]> {
  const visitor = createClient<paths>({ baseUrl: fixture.origin });
  await readCatalogue(visitor, fixture);
  await readCompanies(visitor, fixture);
  const client = await signIn(visitor, fixture);
  await changeProfile(client);
  await saveJobs(client, fixture);
  const id = await uploadResume(client, fixture);
  await apply(client, fixture);
  await followAndSubscribe(client, fixture);
  equal(success(await client.DELETE('/api/account/resumes/{id}', { params: { path: { id } } })), []);
  equal(success(await client.POST('/api/logout')).success, true);
  return statuses;
}
