import type { Health, IngestHealth } from 'shared-contracts';
import type { IngestState } from '../ingest-state/index.ts';

export const databaseDown: Health = { status: 'degraded', database: 'down', ingest: [], dataVersion: '0' };

/** Stale data is served and is no reason to take the site out of service, so `degraded` is still answered with 200. */
export function toHealthResponse(states: readonly IngestState[], dataVersion: string): Health {
  const ingest = states.map(toIngestHealth);
  const status = ingest.every((one) => one.status === 'ok') ? 'ok' : 'degraded';
  return { status, database: 'ok', ingest, dataVersion };
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
