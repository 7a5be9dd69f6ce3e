import type { DataSource } from 'typeorm';
import type { JobQueue } from '../../../queue/job-queue.client.ts';
import type { DeliveriesRepository } from './deliveries.repository.ts';

/** Retries every failed delivery; returns their number. */
export function retryFailedDeliveries(
  database: DataSource,
  deliveries: DeliveriesRepository,
  queue: JobQueue,
): Promise<number> {
  return database.transaction(async (manager) => {
    const ids = await deliveries.revive(manager);
    for (const applicationId of ids) await queue.add('deliver-application', { applicationId }, { manager });
    return ids.length;
  });
}
