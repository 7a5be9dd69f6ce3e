import type { DataSource } from 'typeorm';
import type { JobQueue } from '../../../queue/job-queue.client.ts';
import type { DeliveriesRepository } from './deliveries.repository.ts';

/**
 * Sends deliveries since `since` to the HR backend again, and every application with a reused id. Use it after the HR
 * backend was restored from a backup taken at `since`. Applications that it still has are not stored twice, because
 * each has its idempotency key. Returns the number of applications.
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

/** Retries every failed delivery; returns their number. */
export function retryFailedDeliveries(
  database: DataSource,
  deliveries: DeliveriesRepository,
  queue: JobQueue,
): Promise<number> {
  return database.transaction(async (manager) => {
    const ids = await deliveries.clearFailures(manager);
    for (const applicationId of ids) await queue.add('deliver-application', { applicationId }, { manager });
    return ids.length;
  });
}
