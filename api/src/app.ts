import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config/config.module.ts';
import { createAdapter } from './http/adapter.ts';
import { PinoLogger } from './http/logger.ts';
import { prepareApp } from './http/prepare-app.ts';

/** The API, wired and not yet listening. The caller closes it. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config.server);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new PinoLogger(adapter.getInstance().log),
    abortOnError: false,
  });
  await prepareApp(app, config.server);
  return app;
}
