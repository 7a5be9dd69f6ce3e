import { randomUUID } from 'node:crypto';
import { Global, Logger, Module, type Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Pool } from 'pg';
import type { CampaignFrequency, CampaignStatus, Language, NewsletterFrequency } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { testConfig } from '../../../../test/create-test-app.ts';
import { insertRow, insertRows } from '../../../../test/factories/insert-row.ts';
import { nextSerial } from '../../../../test/factories/seed.ts';
import { ConfigModule } from '../../../config/config.module.ts';
import { DataVersion, readDataVersion } from '../../../database/data-version.cache.ts';
import { DatabaseModule } from '../../../database/database.module.ts';
import { DrainingModule } from '../../../operations/operations.module.ts';
import { JobRunnerModule, QueueModule } from '../../../queue/queue.module.ts';
import { rebuildJobIndex, refreshJobIndex } from '../../jobs/index.ts';
import { AddressHash } from '../../newsletter/index.ts';

/** Columns of `subscribers` that tests use. */
export interface SubscriberRow {
  id: string;
  user_id: number | null;
  email: string;
  first_name: string | null;
  subscription_status: boolean;
  frequency: NewsletterFrequency;
  follows_categories: boolean;
  interested_categories: string[];
  language: Language;
  confirmed_at: Date | null;
  paused_until: Date | null;
  address_hash: Buffer | null;
  mailed_jobs: number[];
}

/** The secret of the test workers: a worker recomputes all hashes if they have another secret. */
const hashes = new AddressHash(testConfig('').accounts);

/** A subscriber who is eligible for every campaign and is not stored. */
function buildSubscriber(overrides: Partial<SubscriberRow> = {}): object {
  const { email = `leitora${nextSerial()}@example.com` } = overrides;
  const row = {
    id: randomUUID(),
    user_id: null,
    email,
    first_name: 'Ana',
    subscription_status: true,
    frequency: 'both',
    follows_categories: true,
    interested_categories: [],
    language: 'pt',
    confirmed_at: new Date(),
    paused_until: null,
    address_hash: hashes.of(email),
    mailed_jobs: [],
    consent_at: new Date(),
    consent_text: 'of the test',
    consent_source: 'alerts',
  };
  return { ...row, ...overrides };
}

/** Saves a subscriber who is eligible for every campaign. */
export async function saveSubscriber(database: DataSource, overrides: Partial<SubscriberRow> = {}) {
  return (await insertRow(database, 'subscribers', buildSubscriber(overrides))) as unknown as SubscriberRow;
}

export async function saveSubscribers(database: DataSource, count: number) {
  const rows = Array.from({ length: count }, () => buildSubscriber());
  return (await insertRows(database, 'subscribers', rows)) as unknown as SubscriberRow[];
}

export interface CampaignRow {
  frequency: CampaignFrequency;
  status: CampaignStatus;
  subject: string;
}

/** Saves a campaign to be sent now. */
export async function saveCampaign(database: DataSource, overrides: Partial<CampaignRow> = {}) {
  const row = { name: 'As suas ofertas', subject: 'As suas ofertas', frequency: 'weekly', status: 'sending' };
  return insertRow(database, 'campaigns', { ...row, ...overrides });
}

export const suppress = (database: DataSource, hash: Buffer | null) =>
  insertRow(database, 'suppressed_addresses', { hash, reason: 'unsubscribed' });

/** A fake for a port of another module. */
export interface Port {
  token: abstract new (...args: never[]) => unknown;
  fake: unknown;
}

/** Modules of the worker on their own database. Changes of the catalogue are visible immediately. */
export class TestCampaigns {
  private constructor(
    readonly module: TestingModule,
    readonly database: DataSource,
  ) {}

  static async start(databaseUrl: string, modules: Type[], ports: readonly Port[] = []): Promise<TestCampaigns> {
    Logger.overrideLogger(false);
    const builder = Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(testConfig(databaseUrl)),
        DatabaseModule,
        DrainingModule,
        QueueModule,
        JobRunnerModule,
        fakesOf(ports),
        ...modules,
      ],
    });
    for (const { token, fake } of ports) builder.overrideProvider(token).useValue(fake);
    builder.overrideProvider(DataVersion).useFactory({
      inject: [DataSource],
      factory: (database: DataSource) => ({ current: () => readDataVersion(database), beforeRefresh() {} }),
    });
    const module = await builder.compile();
    return new TestCampaigns(module, module.get(DataSource));
  }

  /** Makes changes of the catalogue visible, also in searches. @param ids of the changed jobs. Default: all jobs */
  async refreshCatalogue(ids?: readonly number[]): Promise<void> {
    const client = await this.module.get(Pool, { strict: false }).connect();
    await client.query('begin');
    if (ids === undefined) await rebuildJobIndex(client);
    else await refreshJobIndex(client, ids);
    await client.query('update job_changes set data_version = data_version + 1');
    await client.query('commit');
    client.release();
  }

  close = () => this.module.close();
}

/** Ports of modules that are not imported or do not export them. */
function fakesOf(ports: readonly Port[]): Type {
  const providers = ports.map(({ token, fake }) => ({ provide: token, useValue: fake }));
  @Global()
  @Module({ providers, exports: providers })
  class FakesModule {}
  return FakesModule;
}
