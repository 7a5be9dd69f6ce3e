import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import {
  DeliveriesModule,
  DeliveriesRepository,
  resubmitApplications,
  retryFailedDeliveries,
} from './modules/applications/index.ts';
import { JobQueue } from './queue/job-queue.client.ts';
import { QueueModule } from './queue/queue.module.ts';

/** Maximum number of listed failed deliveries; the count includes all. */
const listed = 100;

const usage = 'Usage: npm run deliveries [-- retry | -- resubmit --since 2026-11-20T10:00:00Z]\n';

/**
 * `npm run deliveries` shows how many applications wait, and failed deliveries. `retry` retries these. `resubmit --since` sends
 * applications again that the HR backend has lost since then (docs/operations.md).
 */
@Module({
  imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, QueueModule, DeliveriesModule],
})
class DeliveriesCommand {}

const [action] = process.argv.slice(2);
const { values } = parseArgs({ args: process.argv.slice(3), options: { since: { type: 'string' } } });
const since = new Date(values.since ?? '');
const isKnown = action === undefined || action === 'retry' || (action === 'resubmit' && !Number.isNaN(since.getTime()));
if (!isKnown) {
  process.stderr.write(usage);
  process.exit(2);
}

const app = await NestFactory.createApplicationContext(DeliveriesCommand, { logger: ['error'] });
const deliveries = app.get(DeliveriesRepository);
if (action === 'retry') {
  const retried = await retryFailedDeliveries(app.get(DataSource), deliveries, app.get(JobQueue));
  process.stdout.write(`${retried} applications queued for retry\n`);
}
if (action === 'resubmit') {
  const resubmitted = await resubmitApplications(app.get(DataSource), deliveries, app.get(JobQueue), since);
  process.stdout.write(`${resubmitted} applications are sent to the HR backend again\n`);
}
for (const line of [await deliveries.health(), ...(await deliveries.failed(listed))]) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
await app.close();
