import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HrConfig } from '../../../config/hr.config.ts';
import { IntervalService } from '../../../queue/interval.task.ts';
import { HrApplications, hrSourceName, type HrStatus } from '../../hr/index.ts';
import { mayBecome } from '../applications.policy.ts';
import { StatusMail } from '../mails/application-status-changed.mail.tsx';
import { StatusesRepository } from '../statuses.repository.ts';

/** Polls the HR backend for status changes of applications. */
@Injectable()
export class StatusSync extends IntervalService {
  constructor(
    private readonly statuses: StatusesRepository,
    private readonly hr: HrApplications,
    private readonly mail: StatusMail,
    config: HrConfig,
  ) {
    super(config.syncSeconds);
  }

  /** Returns the number of changes. Never throws: the next run retries from the same position. */
  async run(): Promise<number> {
    const read = () => this.statuses.tryWithLock(hrSourceName, (manager) => this.read(manager));
    return (await this.attempt('Reading statuses failed', read, 0)) ?? 0;
  }

  protected runOnce(): Promise<number> {
    return this.run();
  }

  /** One transaction: an interrupted read changes nothing. */
  private async read(manager: EntityManager): Promise<number> {
    const { readUntil: since, mailedUntil } = await this.statuses.position(hrSourceName, manager);
    let [changed, until] = [0, since];
    for await (const status of this.hr.statusesSince(since)) {
      if (await this.apply(status, mailedUntil, manager)) changed += 1;
      if (status.updatedAt > until) until = status.updatedAt;
    }
    if (until > since) await this.statuses.setReadUntil(hrSourceName, until, manager);
    if (changed > 0) this.logger.log({ msg: 'statuses changed', changed });
    return changed;
  }

  private async apply(
    { applicationId, status, updatedAt }: HrStatus,
    mailedUntil: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const known = await this.statuses.find(applicationId, manager);
    if (known === null || !mayBecome(known.status, status)) return false;
    await this.statuses.change(applicationId, status, updatedAt, manager);
    const isUncertain = updatedAt <= mailedUntil;
    await this.mail.enqueue(known, { status, at: updatedAt, isUncertain }, manager);
    return true;
  }
}
