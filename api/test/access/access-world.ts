import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { SiteFolder } from 'registry/testing';
import sharp from 'sharp';
import type { ApplicationReceipt, CalendarFeed, SavedJob, StoredResume } from 'shared-contracts';
import { ApplicationLink } from '../../src/modules/applications/index.ts';
import { Passwords, UserTokenLink } from '../../src/modules/auth/index.ts';
import { InterviewsRepository } from '../../src/modules/interviews/index.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../create-test-app.ts';
import { buildPdf, daysAgo, saveJob, saveSession, saveUser, type SavedUser, type UserRow } from '../factories/index.ts';
import { buildForm, formRequest, formType } from '../multipart.ts';
import { newSender } from '../public-form.ts';

export const password = 'uma frase só minha';
export const callers = ['anonymous', 'other user', 'owner', 'assigned', 'admin'] as const;
export type Caller = (typeof callers)[number];

export interface TestUser {
  user: SavedUser;
  cookies: Record<string, string>;
}

/** The API with users, factories for the data that they own, and a comparison of a user's data before and after a call. */
export class AccessWorld {
  private constructor(
    readonly api: TestApp,
    private readonly passwordHash: string,
    /** Remotes of the API. */
    readonly site: SiteFolder,
    /** Every table with a `user_id`, so that no table is forgotten. */
    private readonly tables: readonly string[],
  ) {}

  static async start(options: TestAppOptions = {}): Promise<AccessWorld> {
    const site = new SiteFolder();
    site.deploy(['mfe-a', '1.0.0']);
    const app = await createTestApp({ registryFile: site.registryFile, ...options });
    const close = async () => {
      await app.close();
      site.remove();
    };
    const api = { ...app, close };
    const rows = await api.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    );
    const names = rows.map(({ name }) => name);
    return new AccessWorld(api, await api.app.get(Passwords).hash(password), site, names);
  }

  async user(overrides: Partial<UserRow> = {}): Promise<TestUser> {
    const user = await saveUser(this.api.database, { password_hash: this.passwordHash, ...overrides });
    return { user, cookies: await saveSession(this.api.database, user.id) };
  }

  /** Cookies of a caller. An admin gets a second factor, which admin routes require. */
  async as(caller: Caller, owner: TestUser): Promise<Record<string, string>> {
    if (caller === 'anonymous') return {};
    if (caller === 'owner') return owner.cookies;
    const overrides = caller === 'admin' ? { role: 'admin' as const, second_factor_since: new Date() } : {};
    const testUser = await this.user(overrides);
    if (caller === 'assigned') await this.assignToAll(testUser);
    return testUser.cookies;
  }

  /** Assigns the user to all jobs, including the one of the row. */
  private async assignToAll({ user }: TestUser): Promise<void> {
    await this.api.database.query('insert into job_assignments (job_id, user_id) select id, $1 from jobs', [user.id]);
  }

  /** Uses a new address for every call, so that rate limits do not apply. */
  call(request: InjectOptions, cookies: Record<string, string> = {}) {
    return this.api.inject({ ...request, cookies, remoteAddress: newSender() });
  }

  /** All data of a user, except for the given tables. */
  async stateOf({ user: { id } }: TestUser, leftOut: readonly string[] = []): Promise<unknown[]> {
    const rows = this.tables
      .filter((one) => !leftOut.includes(one))
      .map((table) => `(select coalesce(json_agg(t order by t::text), '[]') from ${table} t where user_id = $1)`);
    const user = `(select coalesce(json_agg(t), '[]') from users t where id = $1)`;
    const sql = `select json_build_array(${[user, ...rows].join(', ')}) as state`;
    const [found] = await this.api.database.query<{ state: unknown[] }[]>(sql, [id]);
    return found!.state;
  }

  async job(): Promise<number> {
    return (await saveJob(this.api.database)).id;
  }

  /** A job that was created through the API, whose applications are stored here only. */
  async ownJob(): Promise<number> {
    return (await saveJob(this.api.database, { source: 'api' })).id;
  }

  async resume(owner: TestUser): Promise<StoredResume> {
    return (await this.make(await this.resumeForm('/api/account/resumes'), owner)).json();
  }

  async application(owner: TestUser, job?: number): Promise<ApplicationReceipt> {
    return (await this.make(await this.resumeForm(`/api/jobs/${job ?? (await this.job())}/resume`), owner)).json();
  }

  async savedJob(owner: TestUser): Promise<SavedJob> {
    const payload = { jobId: await this.job() };
    return (await this.make({ method: 'POST', url: '/api/account/saved-jobs', payload }, owner)).json();
  }

  async interview({ user }: TestUser) {
    const interviews = this.api.app.get(InterviewsRepository);
    const interview = {
      userId: user.id,
      jobId: await this.job(),
      applicationId: null,
      scheduledAt: daysAgo(-1),
      endTime: null,
      location: null,
      interviewType: 'phone' as const,
      interviewerName: null,
      interviewerEmail: null,
      notes: null,
    };
    return interviews.inTransaction((manager) => interviews.insert(interview, manager));
  }

  /** A new job, to which the user is assigned. */
  async assignment({ user }: Pick<TestUser, 'user'>): Promise<number> {
    const job = await this.job();
    await this.api.database.query('insert into job_assignments (job_id, user_id) values ($1, $2)', [job, user.id]);
    return job;
  }

  async calendarToken(owner: TestUser): Promise<string> {
    const answer = await this.make({ method: 'POST', url: '/api/account/calendar' }, owner);
    return answer.json<CalendarFeed>().url?.split('/').at(-1) ?? '';
  }

  async resumeForm(url: string): Promise<InjectOptions> {
    return formRequest(url, {}, { filename: 'cv.pdf', content: await buildPdf({ text: randomUUID() }) });
  }

  async pictureForm(): Promise<InjectOptions> {
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const payload = buildForm([{ name: 'picture', filename: 'eu.png', type: 'image/png', content }]);
    const headers = { 'content-type': formType, 'content-length': String(payload.length) };
    return { method: 'PUT', url: '/api/account/picture', payload, headers };
  }

  /** The token of the user's newest mailed link. */
  async mailedToken({ user }: TestUser): Promise<string> {
    const sql = 'select id from user_tokens where user_id = $1 order by created_at desc limit 1';
    const [row] = await this.api.database.query<{ id: string }[]>(sql, [user.id]);
    const url = this.api.app.get(UserTokenLink).url({ id: row?.id ?? '', purpose: 'verify-email' });
    return new URL(url).searchParams.get('token') ?? '';
  }

  applicationToken = ({ id }: ApplicationReceipt): string => this.api.app.get(ApplicationLink).token(id);

  /** @throws if the API does not create it, because the row would test nothing */
  private async make(request: InjectOptions, { cookies }: TestUser) {
    const answer = await this.call(request, cookies);
    if (answer.statusCode !== 200) throw new Error(`Request failed: ${answer.statusCode} ${answer.body}`);
    return answer;
  }
}
