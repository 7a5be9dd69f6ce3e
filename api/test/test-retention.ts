import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { saveUser, type SavedUser, type UserRow } from './factories/index.ts';
import { createTestDatabase } from './test-database.ts';
import type { Config } from '../src/config/config.module.ts';
import { AccountEvents } from '../src/modules/users/index.ts';
import { RetentionTask, type RetentionCounts } from '../src/modules/retention/retention.task.ts';

const dayMs = 86_400_000;

/** A time `count` days after another, or before it if negative. */
export const days = (count: number, from = new Date()) => new Date(from.getTime() + count * dayMs);

/** A worker with retention runs triggered by the test, and the app. */
export class TestRetention {
  private constructor(
    readonly api: TestApp,
    readonly worker: TestWorker,
  ) {}

  /**
   * @param addListeners Adds listeners that run before those of the product.
   * @param changes Of the worker's configuration.
   */
  static async start(
    addListeners: (events: AccountEvents) => void = () => {},
    changes: Partial<Config> = {},
  ): Promise<TestRetention> {
    const databaseUrl = await createTestDatabase();
    const tests = new TestRetention(await createTestApp({ databaseUrl }), await createTestWorker(databaseUrl, changes));
    // Suppresses the expected error logs.
    tests.worker.module.useLogger(false);
    // The worker's own first run would process the rows of the test.
    const task = tests.worker.module.get(RetentionTask, { strict: false });
    jest.spyOn(task, 'onApplicationBootstrap').mockImplementation(() => {});
    addListeners(tests.events);
    await tests.worker.work();
    return tests;
  }

  get database() {
    return this.api.database;
  }

  get workerDatabase(): DataSource {
    return this.worker.module.get(DataSource, { strict: false });
  }

  get events(): AccountEvents {
    return this.worker.module.get(AccountEvents, { strict: false });
  }

  async run(now = new Date(), signal = new AbortController().signal): Promise<RetentionCounts> {
    return (await this.worker.module.get(RetentionTask, { strict: false }).run(now, signal)) ?? {};
  }

  save = (overrides: Partial<UserRow> = {}): Promise<SavedUser> => saveUser(this.database, overrides);

  async exists({ id }: SavedUser): Promise<boolean> {
    return (await this.database.query<unknown[]>('select 1 from users where id = $1', [id])).length > 0;
  }

  /** The users that still exist. */
  async left(users: readonly SavedUser[]): Promise<SavedUser[]> {
    const existing = await Promise.all(users.map((user) => this.exists(user)));
    return users.filter((_, index) => existing[index]);
  }

  /** Subjects of the mails to a user. */
  mailedTo = ({ email }: SavedUser): string[] =>
    this.worker.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

  async close(): Promise<void> {
    await this.worker.close();
    await this.api.close();
  }
}
