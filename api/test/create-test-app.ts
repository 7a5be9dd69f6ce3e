import 'reflect-metadata';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.ts';
import type { Config } from '../src/config/config.module.ts';
import { HrConfig } from '../src/config/hr.config.ts';
import { ServerConfig } from '../src/config/server.config.ts';
import { createAdapter } from '../src/http/adapter.ts';
import { prepareApp } from '../src/http/prepare-app.ts';
import { createTestDatabase, testDatabaseConfig } from './test-database.ts';

export interface TestApp {
  app: NestFastifyApplication;
  database: DataSource;
  inject: NestFastifyApplication['inject'];
  close: () => Promise<void>;
}

/** A stand-in for what is outside the product: the token of a port and the fake that takes its place. */
export interface PortFake {
  token: abstract new (...args: never[]) => unknown;
  fake: unknown;
}

export function testConfig(databaseUrl: string): Config {
  return {
    server: new ServerConfig('127.0.0.1', 0, null, 'http://localhost:3000', 'silent', []),
    database: testDatabaseConfig(databaseUrl),
    hr: new HrConfig('http://hr.invalid', 'test-token', 300),
  };
}

/** Boots the real AppModule on a fresh clone of the migrated database. Close it in `afterAll`. */
export async function createTestApp(ports: readonly PortFake[] = []): Promise<TestApp> {
  const config = testConfig(await createTestDatabase());
  const builder = Test.createTestingModule({ imports: [AppModule.forRoot(config)] });
  for (const { token, fake } of ports) builder.overrideProvider(token).useValue(fake);
  const module = await builder.compile();
  const app = module.createNestApplication<NestFastifyApplication>(createAdapter(config.server), { logger: false });
  await prepareApp(app, config.server);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, database: app.get(DataSource), inject: app.inject.bind(app), close: () => app.close() };
}
