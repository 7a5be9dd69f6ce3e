import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './config/config.module.ts';
import { createAdapter } from './http/fastify-adapter.service.ts';
import { PinoLogger } from './operations/logger.provider.ts';
import { prepareApp } from './http/prepare-app.service.ts';

/** `AppModule` or `WorkerModule`. Each process loads only its own. */
interface RootModule {
  forRoot(config: Config): DynamicModule;
}

/**
 * The API or the worker, configured and not listening yet. The worker starts its work with `init` and listens only for its health
 * endpoint. The caller closes it.
 */
export async function createApp(root: RootModule, config: Config): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config.server);
  const app = await NestFactory.create<NestFastifyApplication>(root.forRoot(config), adapter, {
    logger: new PinoLogger(adapter.getInstance().log),
    abortOnError: false,
  });
  await prepareApp(app, config.server);
  return app;
}
