import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config/config.module.ts';
import { createAdapter } from './http/fastify-adapter.service.ts';
import { PinoLogger } from './operations/logger.provider.ts';
import { prepareApp } from './http/prepare-app.service.ts';
import { WorkerModule } from './worker.module.ts';

type RootModule = typeof AppModule | typeof WorkerModule;

async function create(root: RootModule, config: Config): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config.server);
  const app = await NestFactory.create<NestFastifyApplication>(root.forRoot(config), adapter, {
    logger: new PinoLogger(adapter.getInstance().log),
    abortOnError: false,
  });
  await prepareApp(app, config.server);
  return app;
}

/** The API, configured and not listening yet. The caller closes it. */
export const createApp = (config: Config) => create(AppModule, config);

/** The worker. It starts its work with `init` and listens only for its health endpoint. The caller closes it. */
export const createWorker = (config: Config) => create(WorkerModule, config);
