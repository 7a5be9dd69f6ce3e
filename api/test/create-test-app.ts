import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.ts';
import { AccountsConfig } from '../src/config/accounts.config.ts';
import { BlogConfig } from '../src/config/blog.config.ts';
import type { Config } from '../src/config/config.module.ts';
import type { DatabaseTimeouts } from '../src/config/database.config.ts';
import { FilesConfig } from '../src/config/files.config.ts';
import { ApplicationsConfig, HrConfig } from '../src/config/hr.config.ts';
import { CampaignsConfig, MailConfig } from '../src/config/mail.config.ts';
import { PageCacheConfig } from '../src/config/page-cache.config.ts';
import { RegistryConfig } from '../src/config/registry.config.ts';
import { ServerConfig } from '../src/config/server.config.ts';
import { createAdapter } from '../src/http/fastify-adapter.service.ts';
import { prepareApp } from '../src/http/prepare-app.service.ts';
import { HealthCacheTimes } from '../src/modules/health/index.ts';
import { PinoLogger } from '../src/operations/logger.provider.ts';
import { checkAnswers } from './openapi/documented-answers.ts';
import { createTestDatabase, testDatabaseConfig } from './test-database.ts';

export interface TestApp {
  app: NestFastifyApplication;
  database: DataSource;
  inject: NestFastifyApplication['inject'];
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Fakes of external systems: the token of a port and its fake. */
  ports?: readonly { token: abstract new (...args: never[]) => unknown; fake: unknown }[];
  /** Controllers of the test, for checking how the app treats any route. */
  controllers?: Type[];
  /** Modules that these controllers need in addition to the AppModule. */
  imports?: Type[];
  server?: Partial<ServerConfig>;
  accounts?: Partial<AccountsConfig>;
  /** Collects log lines as JSON. */
  log?: string[];
  /** Database URL of the API. Default: the URL of a new clone. */
  databaseUrl?: string;
  /** Database URL without the pooler, if `databaseUrl` is a pooler's. */
  databaseDirectUrl?: string;
  databaseReplicaUrls?: readonly string[];
  /** Default: the folder of this Jest worker. */
  filesDir?: string;
  /** Milliseconds for which health caches rows. Default: 0, because tests change rows and read health at once. */
  healthRowsMs?: number;
  /** A longer wait than the product's for health prevents failures on a busy machine. */
  databaseTimeouts?: Partial<DatabaseTimeouts>;
  /** Default: no registry of remotes is known. */
  registryFile?: string;
}

/** Files of the tests in this Jest worker. `global-teardown.ts` removes them with the database. */
export const testFilesDir = join(process.env.TEST_FOLDER ?? tmpdir(), `files-${process.env.JEST_WORKER_ID ?? '1'}`);

export function testConfig(databaseUrl: string, server: Partial<ServerConfig> = {}): Config {
  return {
    server: Object.assign(new ServerConfig('127.0.0.1', 0, null, 'http://localhost:3000', 'silent', []), server),
    database: testDatabaseConfig(databaseUrl),
    hr: new HrConfig('http://hr.invalid', 'test-token', 300),
    files: new FilesConfig(testFilesDir, null),
    mail: new MailConfig(null, 'Trampolim <ola@example.com>'),
    accounts: new AccountsConfig('a secret of the tests, 32 characters', false, true),
    applications: new ApplicationsConfig(1800),
    blog: new BlogConfig(null),
    campaigns: new CampaignsConfig(10_000),
    registry: new RegistryConfig(null),
    tracing: null,
    pageCache: new PageCacheConfig(),
  };
}

function rootModule(config: Config, controllers: Type[], imports: Type[]): Type {
  @Module({ imports: [AppModule.forRoot(config), ...imports], controllers })
  class TestRootModule {}
  return TestRootModule;
}

/** Boots the real AppModule on a fresh clone of the migrated database. Close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    ports = [],
    controllers = [],
    imports = [],
    server,
    accounts,
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrls,
    filesDir,
    healthRowsMs = 0,
    databaseTimeouts,
    registryFile,
    log = [],
  } = options;
  const config = testConfig(databaseUrl ?? (await createTestDatabase()), server);
  Object.assign(config.accounts, accounts);
  const { url } = config.database;
  config.database = testDatabaseConfig(url, databaseDirectUrl, databaseTimeouts, databaseReplicaUrls);
  if (registryFile !== undefined) config.registry = new RegistryConfig(registryFile);
  if (filesDir !== undefined) config.files = new FilesConfig(filesDir, null);
  const builder = Test.createTestingModule({ imports: [rootModule(config, controllers, imports)] });
  for (const { token, fake } of ports) builder.overrideProvider(token).useValue(fake);
  const rows = { fresh: healthRowsMs, wait: 1, stale: healthRowsMs === 0 ? 0 : 5_000 };
  builder.overrideProvider(HealthCacheTimes).useValue(Object.assign(new HealthCacheTimes(), { rows }));
  const module = await builder.compile();
  const adapter = createAdapter(config.server, { write: (line) => void log.push(line) });
  const app = module.createNestApplication<NestFastifyApplication>(adapter, {
    logger: new PinoLogger(adapter.getInstance().log),
  });
  checkAnswers(app);
  await prepareApp(app, config.server);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, database: app.get(DataSource), inject: app.inject.bind(app), close: () => app.close() };
}
