import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { createBoss } from './boss.ts';
import { JobQueue, type JobOptions } from './job-queue.ts';
import type { JobData, JobName } from './jobs.ts';

/** Adds jobs. It has no connection, so it needs no start or stop. */
@Injectable()
export class PgJobQueue extends JobQueue {
  private readonly boss;

  constructor(pool: Pool) {
    super();
    this.boss = createBoss(pool, 'sender');
  }

  async add<Name extends JobName>(name: Name, data: JobData[Name], options: JobOptions = {}): Promise<void> {
    const { manager, startAt } = options;
    const job = await this.boss.send(name, data, {
      ...(startAt === undefined ? {} : { startAfter: startAt }),
      ...(manager === undefined ? {} : { db: within(manager) }),
    });
    if (job === null) throw new Error(`The queue ${name} took no job`);
  }
}

/** The transaction of a TypeORM manager, as pg-boss asks for it. */
function within(manager: EntityManager) {
  return {
    async executeSql(text: string, values: unknown[]) {
      if (manager.queryRunner === undefined) throw new Error('A job was to be added outside of a transaction');
      const { records } = await manager.queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
