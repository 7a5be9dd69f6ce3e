import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DeliveriesModule, DeliveriesRepository, reviveDeliveries } from './modules/applications/index.ts';
import { JobQueue } from './queue/job-queue.ts';
import { QueueModule } from './queue/queue.module.ts';

/** Failed ones that are listed; the count tells of the rest. */
const listed = 100;

/** `npm run deliveries [-- retry]`: how many applications wait, and which were given up; `retry` has those tried again. */
@Module({
  imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, QueueModule, DeliveriesModule],
})
class DeliveriesCommand {}

const app = await NestFactory.createApplicationContext(DeliveriesCommand, { logger: ['error'] });
const deliveries = app.get(DeliveriesRepository);
if (process.argv[2] === 'retry') {
  const revived = await reviveDeliveries(app.get(DataSource), deliveries, app.get(JobQueue));
  process.stdout.write(`${revived} applications are tried again\n`);
}
for (const line of [await deliveries.health(), ...(await deliveries.failed(listed))]) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
await app.close();
