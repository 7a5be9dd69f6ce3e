import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Config } from '../src/config/config.module.ts';
import { HrApplications, HrModule } from '../src/modules/hr/index.ts';
import { FakeHrApplications } from '../src/modules/hr/testing/fake-hr-applications.ts';
import { MailTransport } from '../src/modules/mail/index.ts';
import { FakeMailTransport } from '../src/modules/mail/testing/fake-mail-transport.ts';
import { WorkerModule } from '../src/worker.module.ts';
import { testConfig } from './create-test-app.ts';

export interface TestWorker {
  module: TestingModule;
  hr: FakeHrApplications;
  mail: FakeMailTransport;
  /** Starts processing jobs. Without it, a test calls handlers itself. */
  work: () => Promise<void>;
  /** Resets the fakes, so that the next test can use the worker if it does not process jobs. */
  reset: () => void;
  close: () => Promise<void>;
}

@Module({})
class WithoutIngest {}

/** The worker without the ingest, beside an app on the same database. The HR backend and the mail server are fakes. */
export async function createTestWorker(databaseUrl: string, changes: Partial<Config> = {}): Promise<TestWorker> {
  const config = { ...testConfig(databaseUrl), ...changes };
  const [hr, mail] = [new FakeHrApplications(), new FakeMailTransport()];
  const module = await Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] })
    .overrideModule(HrModule)
    .useModule(WithoutIngest)
    .overrideProvider(HrApplications)
    .useValue(hr)
    .overrideProvider(MailTransport)
    .useValue(mail)
    .compile();
  // Tests provoke the errors that the worker logs.
  module.useLogger(false);
  const work = async () => void (await module.init());
  const reset = () => {
    hr.reset();
    mail.reset();
  };
  return { module, hr, mail, work, reset, close: () => module.close() };
}

/** Creates a worker for a part of a test, and closes it also if that fails: its processing would affect the next tests. */
export async function withTestWorker<Result>(
  databaseUrl: string,
  test: (worker: TestWorker) => Promise<Result>,
  changes: Partial<Config> = {},
): Promise<Result> {
  const worker = await createTestWorker(databaseUrl, changes);
  try {
    return await test(worker);
  } finally {
    await worker.close();
  }
}
