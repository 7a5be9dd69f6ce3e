import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { createElement } from 'react';
import type { Language } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { testConfig } from '../../../../test/create-test-app.ts';
import { ConfigModule } from '../../../config/config.module.ts';
import { DatabaseModule } from '../../../database/database.module.ts';
import { DrainingModule } from '../../../operations/operations.module.ts';
import { JobRunnerModule, QueueModule } from '../../../queue/queue.module.ts';
import { MailTitle } from '../layout/mail.parts.tsx';
import type { MailEntity } from '../mail.entity.ts';
import { MailModule, MailWorkerModule } from '../mail.module.ts';
import { MailService, type EnqueueOptions } from '../mail.service.ts';
import type { ComposedMail } from '../mail-kinds.types.ts';
import { createMail, type Mail } from '../mail.types.ts';
import { MailsRepository, type QueuedMail } from '../mails.repository.ts';
import { SendMailHandler } from '../send-mail.task.ts';
import { MailTransport } from '../transport/mail-transport.port.ts';
import { FakeMailTransport } from './fake-mail-transport.ts';

/** Enqueues mails of kinds that only tests have. */
export interface TestMailService {
  enqueue(mail: QueuedMail, options: EnqueueOptions): Promise<boolean>;
}

/** Composes mails of the kinds `test` and `fixed`. */
class TestComposer {
  /** The mails of the kind `fixed`. */
  fixed: ComposedMail | null = null;

  async compose(
    { jobTitle }: { jobTitle: string },
    language: Language,
    kind: string,
  ): Promise<Mail | ComposedMail | null> {
    if (kind === 'fixed') return this.fixed;
    return createMail({
      language,
      subject: `Candidatura recebida: ${jobTitle}`,
      preview: jobTitle,
      reason: 'Test',
      body: createElement(MailTitle, null, jobTitle),
    });
  }
}

const composers: Record<string, typeof TestComposer> = { test: TestComposer, fixed: TestComposer };

/** A worker with the mail module only. It processes jobs after `module.init()`. */
export interface TestMail {
  module: TestingModule;
  database: DataSource;
  handler: SendMailHandler;
  mails: MailsRepository;
  service: TestMailService;
  composer: TestComposer;
  /** Enqueues a mail in its own transaction. */
  enqueue: (mail?: Partial<QueuedMail>, options?: Omit<EnqueueOptions, 'manager'>) => Promise<void>;
  row: (key: string) => Promise<MailEntity | undefined>;
  /** Number of unfinished jobs. */
  jobs: () => Promise<number>;
  close: () => Promise<void>;
}

export async function createTestMail(databaseUrl: string, transport = new FakeMailTransport()): Promise<TestMail> {
  Logger.overrideLogger(false);
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(testConfig(databaseUrl)),
      DatabaseModule,
      DrainingModule,
      QueueModule,
      JobRunnerModule,
      MailModule,
      MailWorkerModule.forRoot(composers as never),
    ],
    providers: [TestComposer],
  })
    .overrideProvider(MailTransport)
    .useValue(transport)
    .compile();
  const database = module.get(DataSource);
  const service = module.get<TestMailService>(MailService, { strict: false });
  return {
    module,
    database,
    service,
    composer: module.get(TestComposer),
    handler: module.get(SendMailHandler),
    mails: module.get(MailsRepository, { strict: false }),
    enqueue: async (mail, options) => {
      await database.transaction((manager) => service.enqueue({ ...queuedMail, ...mail }, { ...options, manager }));
    },
    row: async (key) => (await database.query<MailEntity[]>('select * from mails where key = $1', [key]))[0],
    jobs: async () => {
      const open = `select count(*)::int as open from pgboss.job where state < 'completed'`;
      return (await database.query<{ open: number }[]>(open))[0]?.open ?? 0;
    },
    close: () => module.close(),
  };
}

export const queuedMail: QueuedMail = {
  key: 'application-received:1',
  kind: 'test',
  language: 'pt',
  recipient: 'maria@example.com',
  data: { jobTitle: 'Analista de dados' },
};
