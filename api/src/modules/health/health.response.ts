import type { DeliveryHealth, Health, IngestHealth, MailHealth, WorkerHealth } from 'shared-contracts';
import type { IngestState } from './ingest-states.repository.ts';

/** Values read from the database. */
export interface RowsHealth {
  states: readonly IngestState[];
  deliveries: DeliveryHealth;
  mails: MailHealth;
  workerSeenAt: Date | null;
  dataVersion: string;
  /** True for a hot standby or `default_transaction_read_only`. */
  isReadOnly: boolean;
}

/** Values that are not read from the primary's rows. */
export interface PlaceHealth {
  replicas: Health['replicas'];
  files: Health['files'];
  migrations: Health['migrations'];
}

/** Workers run the queue's maintenance every few seconds. */
const workerLateMs = 2 * 60_000;
/** Mails wait by design for half an hour at most, the grace period for answers. */
const mailLateMs = 60 * 60_000;

/** Health without the database. */
export const withoutDatabase = (files: Health['files'], replicas: Health['replicas']): Health => ({
  status: 'degraded',
  database: 'down',
  replicas,
  migrations: 'unknown',
  files,
  worker: { status: 'unknown', lastSeenAt: null },
  ingest: [],
  deliveries: null,
  mails: null,
  dataVersion: null,
});

/**
 * `degraded` is returned with status 200: stale data, failed deliveries and uncertain mails need an operator, but the site
 * can serve requests. Mails that were refused by the recipient's server are not counted.
 */
export function toHealthResponse(rows: RowsHealth, places: PlaceHealth, now = Date.now()): Health {
  const { deliveries, mails, dataVersion } = rows;
  const ingest = rows.states.map(toIngestHealth);
  const worker = toWorkerHealth(rows.workerSeenAt, now);
  const isOk =
    !rows.isReadOnly &&
    ingest.every((one) => one.status === 'ok') &&
    deliveries.failed === 0 &&
    worker.status !== 'late' &&
    mails.uncertain === 0 &&
    !isOlder(mails.oldestDueAt, mailLateMs, now) &&
    places.files === 'ok' &&
    places.migrations === 'ok';
  return {
    status: isOk ? 'ok' : 'degraded',
    database: rows.isReadOnly ? 'read_only' : 'ok',
    ...places,
    worker,
    ingest,
    deliveries,
    mails,
    dataVersion,
  };
}

/** Without any worker so far, none can be late; waiting mails and deliveries are reported separately. */
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
