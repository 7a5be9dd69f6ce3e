import type { DataSource } from 'typeorm';
import type { JobQueue } from '../../../queue/job-queue.ts';
import type { DeliveriesRepository } from './deliveries.repository.ts';

/**
 * Sends the HR backend again what it was sent at `since` or later, and every application whose id it reused: for use after it
 * was restored from a backup that was taken at `since`. What it still has is not stored twice: each application keeps its
 * idempotency key. Returns the number of applications.
 */
export function resubmitApplications(
  database: DataSource,
  deliveries: DeliveriesRepository,
  queue: JobQueue,
  since: Date,
): Promise<number> {
  return database.transaction(async (manager) => {
    const ids = await deliveries.resetSince(since, manager);
    for (const applicationId of ids) await queue.add('deliver-application', { applicationId }, { manager });
    return ids.length;
  });
}
