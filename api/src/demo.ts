import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from './config/config.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { DemoSeeder } from './demo/demo-seeder.service.ts';

/**
 * Creates missing demo accounts if `DEMO_ACCOUNTS` is on; `npm start` runs it on each start. Exits with 1 while the catalogue has too
 * few jobs for the candidate's lists, and can be repeated later.
 */
const config = readConfig(process.env, 'worker');
if (config.accounts.demo) {
  const app = await NestFactory.createApplicationContext(DemoModule.forRoot(config), { logger: ['error', 'warn'] });
  const seeded = await app.get(DemoSeeder).run();
  await app.close();
  process.stdout.write(`${JSON.stringify(seeded)}\n`);
  process.exitCode = seeded.candidate === 'waiting' ? 1 : 0;
} else {
  process.stdout.write(`${JSON.stringify({ demo: 'off' })}\n`);
}
