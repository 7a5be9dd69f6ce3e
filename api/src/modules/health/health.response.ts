import type { DeliveryHealth, Health, IngestHealth, MailHealth, WorkerHealth } from 'shared-contracts';
import type { IngestState } from '../ingest-state/index.ts';

/** Values read from the database, or its failure. */
export interface RowsHealth {
  states: readonly IngestState[];
  deliveries: DeliveryHealth;
  mails: MailHealth;
  workerSeenAt: Date | null;
  dataVersion: string;
  /** A hot standby, or set so. */
  isReadOnly: boolean;
}

/** What is found out less often than it is asked. */
export interface PlaceHealth {
  files: Health['files'];
  migrations: Health['migrations'];
}

/** A worker looks after the queue every few seconds. */
const workerLateMs = 2 * 60_000;
/** The longest that a mail waits by design is the grace for answers, half an hour. */
const mailLateMs = 60 * 60_000;

/** Unknown without the database. */
export const withoutDatabase = (files: Health['files']): Health => ({
  status: 'degraded',
  database: 'down',
  migrations: 'unknown',
  files,
  worker: { status: 'unknown', lastSeenAt: null },
  ingest: [],
  deliveries: null,
  mails: null,
  dataVersion: null,
});

/**
 * `degraded` is answered with 200: stale data, failed deliveries and uncertain mails need an operator, but the site
 * can serve requests. Mails that were refused by the recipient's server are not counted.
 */
export function toHealthResponse(rows: RowsHealth, places: PlaceHealth, now = Date.now()): Health {
  const { deliveries, mails, dataVersion } = rows;
  const ingest = rows.states.map(toIngestHealth);
  const worker = toWorkerHealth(rows.workerSeenAt, now);
  const isWell =
    !rows.isReadOnly &&
    ingest.every((one) => one.status === 'ok') &&
    deliveries.failed === 0 &&
    worker.status !== 'late' &&
    mails.uncertain === 0 &&
    !isOlder(mails.oldestDueAt, mailLateMs, now) &&
    places.files === 'ok' &&
    places.migrations === 'ok';
  return {
    status: isWell ? 'ok' : 'degraded',
    database: rows.isReadOnly ? 'read_only' : 'ok',
    ...places,
    worker,
    ingest,
    deliveries,
    mails,
    dataVersion,
  };
}

/** Before the first worker there is nothing that one could be late with, but what its own lines tell. */
function toWorkerHealth(seenAt: Date | null, now: number): WorkerHealth {
  if (seenAt === null) return { status: 'never', lastSeenAt: null };
  const lastSeenAt = seenAt.toISOString();
  return { status: isOlder(lastSeenAt, workerLateMs, now) ? 'late' : 'ok', lastSeenAt };
}

const isOlder = (moment: string | null, milliseconds: number, now: number) =>
  moment !== null && now - Date.parse(moment) > milliseconds;

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
