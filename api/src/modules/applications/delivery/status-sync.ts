import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HrConfig } from '../../../config/hr.config.ts';
import { IntervalTask } from '../../../queue/interval-task.ts';
import { HrApplications, hrSourceName, type HrStatus } from '../../hr/index.ts';
import { mayBecome } from '../status/application-status.ts';
import { StatusMail } from '../status/status-mail.ts';
import { StatusesRepository } from '../status/statuses.repository.ts';

/** Polls the HR backend for status changes of applications. */
@Injectable()
export class StatusSync implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(StatusSync.name);
  private readonly task: IntervalTask;

  constructor(
    private readonly statuses: StatusesRepository,
    private readonly hr: HrApplications,
    private readonly mail: StatusMail,
    config: HrConfig,
  ) {
    this.task = new IntervalTask(config.syncSeconds, () => this.run());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Returns the number of changes. Never throws: the next run retries from the same position. */
  async run(): Promise<number> {
    try {
      return (await this.statuses.tryWithLock(hrSourceName, (manager) => this.read(manager))) ?? 0;
    } catch (error) {
      this.logger.warn(`Reading statuses failed: ${error instanceof Error ? error.message : String(error)}`);
      return 0;
    }
  }

  /** One transaction: an interrupted read changes nothing. */
  private async read(manager: EntityManager): Promise<number> {
    const since = await this.statuses.readUntil(hrSourceName, manager);
    let [changed, until] = [0, since];
    for await (const status of this.hr.statusesSince(since)) {
      if (await this.apply(status, manager)) changed += 1;
      if (status.updatedAt > until) until = status.updatedAt;
    }
    if (until > since) await this.statuses.setReadUntil(hrSourceName, until, manager);
    if (changed > 0) this.logger.log({ msg: 'statuses changed', changed });
    return changed;
  }

  private async apply({ applicationId, status, updatedAt }: HrStatus, manager: EntityManager): Promise<boolean> {
    const known = await this.statuses.find(applicationId, manager);
    if (known === null || !mayBecome(known.status, status)) return false;
    await this.statuses.change(applicationId, status, updatedAt, manager);
    await this.mail.order(known, { status, at: updatedAt }, manager);
    return true;
  }
}
