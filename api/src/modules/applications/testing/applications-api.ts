import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicantHeader, idempotencyHeader, type ApplicationReceipt, type SentReceipt } from 'shared-contracts';
import { createTestApp, testFilesDir, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestWorker } from '../../../../test/create-test-worker.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { buildPdf, saveSignedIn, type UserRow } from '../../../../test/factories/index.ts';
import { formRequest } from '../../../../test/multipart.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { ApplicationLink } from '../application-link.service.ts';
import { DeliverApplicationHandler } from '../delivery/deliver-application.task.ts';

export interface Applying {
  fields?: Record<string, string>;
  pdf?: Buffer;
  fileName?: string;
  key?: string | null;
  /** Id of the account that the client expects to be signed in. */
  applicant?: number | string;
  cookies?: Record<string, string>;
}

/** API client for tests of applications. */
export class ApplicationsApi {
  private constructor(
    readonly api: TestApp,
    readonly databaseUrl: string,
  ) {}

  static async start(): Promise<ApplicationsApi> {
    const databaseUrl = await createTestDatabase();
    return new ApplicationsApi(await createTestApp({ databaseUrl }), databaseUrl);
  }

  get database() {
    return this.api.database;
  }

  /** Step 1; every call sends a different file unless one is given. */
  async apply(
    job: number | string,
    { fields = {}, pdf, fileName = 'cv.pdf', key, applicant, cookies = {} }: Applying = {},
  ) {
    const content = pdf ?? (await buildPdf({ text: `Currículo ${randomUUID()}` }));
    const headers = {
      ...(key && { [idempotencyHeader]: key }),
      ...(applicant !== undefined && { [applicantHeader]: String(applicant) }),
    };
    const request = formRequest(`/api/jobs/${job}/resume`, fields, { filename: fileName, content }, headers);
    const answer = await this.api.inject({ ...request, cookies });
    return { status: answer.statusCode, body: answer.json<SentReceipt & { code?: string; fields?: object }>() };
  }

  /** Step 2. */
  async answer(job: number | string, body: object, cookies: Record<string, string> = {}) {
    const url = `/api/jobs/${job}/questions`;
    const answer = await this.api.inject({ method: 'POST', url, payload: body, cookies });
    return { status: answer.statusCode, body: answer.json<ApplicationReceipt & { code?: string; fields?: object }>() };
  }

  token(applicationId: string): string {
    return this.api.app.get(ApplicationLink).token(applicationId);
  }

  /** Withdraws an application with its mailed link. */
  withdraw(applicationId: string) {
    return this.api.inject({ method: 'DELETE', url: `/api/applications/${this.token(applicationId)}` });
  }

  /** Creates a user and signs them in. */
  async signIn(user: Partial<UserRow> = {}): Promise<Record<string, string>> {
    return (await saveSignedIn(this.database, user)).cookies;
  }

  async one<Row extends object>(sql: string, values: unknown[] = []): Promise<Row> {
    const [row] = await this.database.query<Row[]>(sql, values);
    if (row === undefined) throw new Error(`No row for ${sql}`);
    return row;
  }

  async count(table: string): Promise<number> {
    return (await this.one<{ count: number }>(`select count(*)::int as count from ${table}`)).count;
  }

  /** Jobs of the queue, as `name applicationId|key`. */
  async queued(): Promise<string[]> {
    const rows = await this.database.query<{ job: string }[]>(
      `select name || ' ' || coalesce(data ->> 'applicationId', data ->> 'key') as job from pgboss.job order by created_on`,
    );
    return rows.map(({ job }) => job);
  }

  async storedFiles(): Promise<string[]> {
    const found = await readdir(join(testFilesDir, 'stored'), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async clear(): Promise<void> {
    await emptyTables(this.database, 'applications, files, mails, application_sync, pgboss.job');
  }
}

/** Performs all steps of the deliveries. */
export async function deliverAll(worker: TestWorker, ...ids: string[]): Promise<void> {
  const handler = worker.module.get(DeliverApplicationHandler);
  for (let step = 0; step < 4; step += 1) for (const applicationId of ids) await handler.run({ applicationId });
}
