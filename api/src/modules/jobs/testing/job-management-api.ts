import { idempotencyHeader, type JobPayload, type ManagedJob } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveCompany, saveSignedIn } from '../../../../test/factories/index.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The API with an admin and a company, and the calls that tests of job management share. */
export class JobManagementApi {
  private constructor(
    readonly api: TestApp,
    readonly cookies: Record<string, string>,
    readonly companyId: number,
  ) {}

  static async start(api?: TestApp): Promise<JobManagementApi> {
    const app = api ?? (await createTestApp());
    const admin = await saveSignedIn(app.database, { role: 'admin', second_factor_since: new Date() });
    return new JobManagementApi(app, admin.cookies, (await saveCompany(app.database, { name: 'Clínica Foz' })).id);
  }

  get database() {
    return this.api.database;
  }

  payload = (changes: Partial<JobPayload> = {}): JobPayload => ({
    title: 'Enfermeira de urgência',
    companyId: this.companyId,
    description: '<p>Cuidar de doentes.</p>',
    ...changes,
  });

  async call(method: Method, url: string, payload?: unknown, headers: Record<string, string> = {}) {
    const body = payload === undefined ? {} : { payload: payload as object };
    const answer = await this.api.inject({ method, url, headers, cookies: this.cookies, ...body });
    return { status: answer.statusCode, body: answer.json() };
  }

  create = (changes: object = {}, key?: string) =>
    this.call(
      'POST',
      '/api/jobs',
      { ...this.payload(), ...changes },
      key === undefined ? {} : { [idempotencyHeader]: key },
    );
  update = (id: number, changes: object = {}) => this.call('PUT', `/api/jobs/${id}`, { ...this.payload(), ...changes });
  toggle = (id: number, body?: object) => this.call('PUT', `/api/jobs/${id}/toggle`, body);
  delete = (id: number) => this.call('DELETE', `/api/jobs/${id}`);
  get = (id: number | string) => this.call('GET', `/api/jobs/id/${id}`);
  list = (query = '') => this.call('GET', `/api/jobs${query}`);

  async created(changes: object = {}): Promise<ManagedJob> {
    const { status, body } = await this.create(changes);
    if (status !== 200) throw new Error(`Not created: ${JSON.stringify(body)}`);
    return body;
  }

  /** Titles that a visitor's search finds. */
  async searchTitles(keyword: string): Promise<string[]> {
    const answer = await this.api.inject(`/api/proxy/job-search?keyword=${encodeURIComponent(keyword)}`);
    return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title);
  }

  /** The job as visitors see it. */
  async getPublic(id: number) {
    const answer = await this.api.inject(`/api/proxy/jobs/${id}`);
    return { status: answer.statusCode, body: answer.json() };
  }

  async queryOne<Row>(sql: string, values: unknown[] = []): Promise<Row | undefined> {
    const [row] = await this.database.query<Row[]>(sql, values);
    return row;
  }
}

/** Values that are not ids of existing jobs. */
export const unknownJobIds = ['0', '-1', '424242', '2147483648', '9223372036854775808', '1e3', 'enfermeira-7'];
