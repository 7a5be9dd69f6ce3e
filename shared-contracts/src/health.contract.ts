import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

export interface IngestHealth {
  source: string;
  /** `ok`; `stale`: the last reads failed and older data is served; `never`: no read has succeeded. */
  status: 'ok' | 'stale' | 'never';
  lastSuccessAt: Instant | null;
  lastAttemptAt: Instant | null;
  /** Error of the last failed read, for operators. */
  lastError: string | null;
  openJobs: Integer;
}

/** Deliveries of applications to the HR backend. */
export interface DeliveryHealth {
  /** Not delivered yet, including those waiting for answers. */
  waiting: Integer;
  /** Failed after all retries, or with an invalid response. Requires an operator (`npm run deliveries`). */
  failed: Integer;
  /**
   * Number of `failed` deliveries for which the HR backend returned the id of another application: `npm run deliveries --
   * resubmit`.
   */
  reusedIds: Integer;
  /** ISO 8601: due time of the oldest due entry. */
  oldestDueAt: Instant | null;
}

/** Mail queue. */
export interface MailHealth {
  /** Queued mails, including those that are not due yet. */
  waiting: Integer;
  /** Failed in the last day, after all retries or rejected by the recipient's server. */
  failed: Integer;
  /** Unknown whether accepted. Not sent again automatically; requires an operator (`npm run uncertain-mails`). */
  uncertain: Integer;
  /** ISO 8601: due time of the oldest due entry. */
  oldestDueAt: Instant | null;
}

export interface WorkerHealth {
  /**
   * `ok`; `late`: no worker has polled the queue for two minutes; `never`: no worker ever has; `unknown`: without the
   * database.
   */
  status: 'ok' | 'late' | 'never' | 'unknown';
  /** ISO 8601: last poll of any worker. */
  lastSeenAt: Instant | null;
}

/** Replicas of the database that serve reads. */
export interface ReplicasHealth {
  configured: Integer;
  /** The others do not respond, lag, or were promoted. The primary serves their reads. */
  used: Integer;
}

/** Replicas of the database that serve reads. */
export interface ReplicasHealth {
  configured: Integer;
  /** The others do not respond, lag, or were promoted. The primary serves their reads. */
  used: Integer;
}

export interface Health {
  /** `degraded`: requests are served, but a component fails; `draining`: the process is shutting down. */
  status: 'ok' | 'degraded' | 'draining';
  /** `read_only`: reads are served, writes get 503 `read_only`. */
  database: 'ok' | 'read_only' | 'down';
  /** Null if no replica is configured. No effect on the status. */
  replicas: ReplicasHealth | null;
  /** `pending`: migrations of this release are missing. A newer schema is `ok`. `unknown`: without the database. */
  migrations: 'ok' | 'pending' | 'unknown';
  /** Whether the file store is writable. Checked every few seconds at most. */
  files: 'ok' | 'down';
  worker: WorkerHealth;
  /** One entry per source; empty without the database. */
  ingest: IngestHealth[];
  /** Null without the database. */
  deliveries: DeliveryHealth | null;
  /** Null without the database. */
  mails: MailHealth | null;
  /** Changes with every ingest that changed data. Cache key of rendered pages. Null without the database. */
  dataVersion: string | null;
}

/**
 * 200 if everything needed to serve users is up, even if the HR backend is down; 503 without a database, and while draining.
 * Public: it contains no host names and no errors except those of the ingest.
 */
export const getHealth = defineEndpoint<NoVariables, Health>({
  name: 'getHealth',
  method: 'GET',
  template: '/api/health',
});
