import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { createBoss } from './boss.provider.ts';
import type { JobData, JobName } from './jobs.policy.ts';

interface JobOptions {
  /** The job is added in its transaction. */
  manager?: EntityManager;
  /** Earliest start. */
  startAt?: Date;
}

/** Jobs for the worker, stored in PostgreSQL and run at least once. It has no connection, so it needs no start or stop. */
@Injectable()
export class JobQueue {
  private readonly boss;

  constructor(pool: Pool) {
    this.boss = createBoss(pool, 'sender');
  }

  async add<Name extends JobName>(name: Name, data: JobData[Name], options: JobOptions = {}): Promise<void> {
    const { manager, startAt } = options;
    const job = await this.boss.send(name, data, {
      ...(startAt === undefined ? {} : { startAfter: startAt }),
      ...(manager === undefined ? {} : { db: transactionOf(manager) }),
    });
    if (job === null) throw new Error(`The queue ${name} did not accept the job`);
  }
}

/** The transaction of a TypeORM manager, in the form that pg-boss expects. */
function transactionOf(manager: EntityManager) {
  return {
    async executeSql(text: string, values: unknown[]) {
      if (manager.queryRunner === undefined) throw new Error('A job can be added only within a transaction');
      const { records } = await manager.queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
