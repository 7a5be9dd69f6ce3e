import type { DeliveryHealth, Health, IngestHealth, MailHealth } from 'shared-contracts';
import type { IngestState } from '../ingest-state/index.ts';

export const databaseDown: Health = {
  status: 'degraded',
  database: 'down',
  ingest: [],
  deliveries: { waiting: 0, failed: 0, oldestDueAt: null },
  mails: { waiting: 0, uncertain: 0 },
  dataVersion: '0',
};

interface Parts {
  states: readonly IngestState[];
  deliveries: DeliveryHealth;
  mails: MailHealth;
  dataVersion: string;
}

/**
 * Stale data is served; an application that was given up and a mail that may not have arrived wait for an operator: none
 * of them is a reason to take the site out of service, so `degraded` is still answered with 200.
 */
export function toHealthResponse({ states, deliveries, mails, dataVersion }: Parts): Health {
  const ingest = states.map(toIngestHealth);
  const isWell = ingest.every((one) => one.status === 'ok') && deliveries.failed === 0 && mails.uncertain === 0;
  return { status: isWell ? 'ok' : 'degraded', database: 'ok', ingest, deliveries, mails, dataVersion };
}

function toIngestHealth(state: IngestState): IngestHealth {
  return {
    source: state.source,
    status: ingestStatus(state),
    lastSuccessAt: state.lastSuccessAt?.toISOString() ?? null,
    lastAttemptAt: state.lastAttemptAt?.toISOString() ?? null,
    lastError: state.lastError,
    openJobs: state.openJobs,
  };
}

function ingestStatus({ lastSuccessAt, consecutiveFailures }: IngestState): IngestHealth['status'] {
  if (lastSuccessAt === null) return 'never';
  return consecutiveFailures > 0 ? 'stale' : 'ok';
}
