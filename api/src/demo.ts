import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from './config/config.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { DemoSeeder } from './demo/demo-seeder.service.ts';

/**
 * Makes the demo's accounts, where `DEMO_ACCOUNTS` is on and they are not there; `npm start` runs it every time. Ends with 1
 * while the catalogue has too few jobs for the candidate's lists: run it again later.
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
