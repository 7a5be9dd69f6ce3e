import {
  idempotencyHeader,
  type Interview,
  type InterviewChangePayload,
  type ManagedInterview,
} from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveJob, saveSignedIn, type UserRow } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import type { InterviewEntity } from '../interview.entity.ts';
import { InterviewsRepository, type NewInterview } from '../interviews.repository.ts';
import { InterviewsService } from '../interviews.service.ts';

type Cookies = Record<string, string>;

const url = '/api/user/interviews';
const hour = 3_600_000;

/** `inHours(-2)` is two hours ago. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** API client for tests of interviews. */
export class InterviewsApi {
  private constructor(
    readonly api: TestApp,
    readonly databaseUrl: string,
  ) {}

  static async start(): Promise<InterviewsApi> {
    const databaseUrl = await createTestDatabase();
    return new InterviewsApi(await createTestApp({ databaseUrl }), databaseUrl);
  }

  get database() {
    return this.api.database;
  }

  get service(): InterviewsService {
    return this.api.app.get(InterviewsService);
  }

  signIn(user: Partial<UserRow> = {}) {
    return saveSignedIn(this.database, user);
  }

  /** Details of a meeting tomorrow about a new job. */
  async details(userId: number, changes: Partial<NewInterview> = {}): Promise<NewInterview> {
    return {
      userId,
      jobId: changes.jobId ?? (await saveJob(this.database)).id,
      applicationId: null,
      scheduledAt: inHours(24),
      endTime: inHours(25),
      location: 'Rua do Exemplo, 1, Lisboa',
      interviewType: 'onsite',
      interviewerName: 'Rui Prata',
      interviewerEmail: 'rui@example.com',
      notes: null,
      ...changes,
    };
  }

  /** Stores an interview without mails. */
  async save(userId: number, changes: Partial<NewInterview> = {}): Promise<InterviewEntity> {
    const interview = await this.details(userId, changes);
    const interviews = this.api.app.get(InterviewsRepository);
    return interviews.inTransaction((manager) => interviews.insert(interview, manager));
  }

  list = (cookies: Cookies = {}) => this.api.inject({ url, cookies });
  change = (id: string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PATCH', url: `${url}/${id}`, payload, cookies });
  cancel = (id: string, cookies: Cookies = {}) => this.change(id, { status: 'canceled' }, cookies);
  calendar = (id: string, cookies: Cookies = {}) => this.api.inject({ url: `${url}/${id}/calendar`, cookies });
  feed = (method: 'GET' | 'POST' | 'DELETE', cookies: Cookies = {}) =>
    this.api.inject({ method, url: '/api/account/calendar', cookies });

  async listedIds(cookies: Cookies): Promise<string[]> {
    return (await this.list(cookies)).json<Interview[]>().map(({ id }) => id);
  }

  async stored(id: string): Promise<Record<string, unknown> | undefined> {
    return (await this.database.query<Record<string, unknown>[]>('select * from interviews where id = $1', [id]))[0];
  }

  async admin(): Promise<Cookies> {
    return (await this.signIn({ role: 'admin', second_factor_since: new Date() })).cookies;
  }

  plan = (payload: object, cookies: Cookies = {}, key?: string) => {
    const headers = key === undefined ? {} : { [idempotencyHeader]: key };
    return this.api.inject({ method: 'POST', url: '/api/interviews', payload, headers, cookies });
  };
  put = (id: string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PUT', url: `/api/interviews/${id}`, payload, cookies });
  remove = (id: string, cookies: Cookies = {}) =>
    this.api.inject({ method: 'DELETE', url: `/api/interviews/${id}`, cookies });
  get = (id: string, cookies: Cookies = {}) => this.api.inject({ url: `/api/interviews/${id}`, cookies });
  ofJob = (job: number | string, cookies: Cookies = {}) =>
    this.api.inject({ url: `/api/jobs/${job}/interviews`, cookies });

  /** Plans an interview as an admin, with its mails. */
  async planned(userId: number, changes: Partial<NewInterview> = {}): Promise<ManagedInterview> {
    return (await this.plan(await this.details(userId, changes), await this.admin())).json<ManagedInterview>();
  }

  /** An admin sends the complete interview with some fields changed. */
  async alter(id: string, changes: Partial<InterviewChangePayload>) {
    const admin = await this.admin();
    const { status: _, feedback: __, ...whole } = (await this.get(id, admin)).json<ManagedInterview>();
    return this.put(id, { ...whole, ...changes }, admin);
  }

  /** Enqueued mails of an interview, oldest first. */
  mails(id: string): Promise<{ key: string; kind: string; language: string; recipient: string }[]> {
    return this.database.query(
      `select key, kind, language, recipient from mails where data ->> 'interviewId' = $1 order by created_at, kind`,
      [id],
    );
  }
}
