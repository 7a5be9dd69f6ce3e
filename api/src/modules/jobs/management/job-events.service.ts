import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (jobId: number, manager: EntityManager) => Promise<unknown>;

/** Notifies other modules of changes by admins, in the transaction that makes them. */
@Injectable()
export class JobEvents {
  private readonly deletions: Listener[] = [];

  /** The job's row is marked as deleted before the listener runs. */
  onDeleted(listener: Listener): void {
    this.deletions.push(listener);
  }

  async deleted(jobId: number, manager: EntityManager): Promise<void> {
    for (const listener of this.deletions) await listener(jobId, manager);
  }
}
