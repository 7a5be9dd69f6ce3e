import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

export interface IngestHealth {
  source: string;
  /** `ok`; `stale`: the last reads failed and older data is served; `never`: nothing was read yet. */
  status: 'ok' | 'stale' | 'never';
  lastSuccessAt: Instant | null;
  lastAttemptAt: Instant | null;
  /** Why the last read was refused, for an operator. */
  lastError: string | null;
  openJobs: Integer;
}

/** Applications on their way to the HR backend. */
export interface DeliveryHealth {
  /** Not handed over yet, those that wait for answers included. */
  waiting: Integer;
  /** Given up after every retry, or not understood there: somebody has to look (`npm run deliveries`). */
  failed: Integer;
  /** Those of `failed` to which the HR backend gave the id of another application: `npm run deliveries -- resubmit`. */
  reusedIds: Integer;
  /** ISO 8601: since when the oldest of those that are due waits. */
  oldestDueAt: Instant | null;
}

/** Mails on their way to the mail server. */
export interface MailHealth {
  /** Ordered and not ended, those that are not due yet included. */
  waiting: Integer;
  /** Of the last day: given up after every retry, or refused by the recipient's server. */
  failed: Integer;
  /** May have arrived, and are not sent again by themselves: somebody has to look (`npm run uncertain-mails`). */
  uncertain: Integer;
  /** ISO 8601: since when the oldest of those that are due waits. */
  oldestDueAt: Instant | null;
}

export interface WorkerHealth {
  /** `ok`; `late`: none has looked after the queue for two minutes; `never`: none ever has; `unknown`: without the database. */
  status: 'ok' | 'late' | 'never' | 'unknown';
  /** ISO 8601: of any worker. */
  lastSeenAt: Instant | null;
}

export interface Health {
  /** `degraded`: it serves, and a part ails; `draining`: this process is about to end. */
  status: 'ok' | 'degraded' | 'draining';
  /** `read_only`: pages are answered, and writes with 503 `read_only`. */
  database: 'ok' | 'read_only' | 'down';
  /** `pending`: this release's schema is not there yet. A newer one is fine. `unknown`: without the database. */
  migrations: 'ok' | 'pending' | 'unknown';
  /** Whether the store takes files now; looked at every few seconds at most. */
  files: 'ok' | 'down';
  worker: WorkerHealth;
  /** One for each source; none without the database. */
  ingest: IngestHealth[];
  /** Null without the database. */
  deliveries: DeliveryHealth | null;
  /** Null without the database. */
  mails: MailHealth | null;
  /** Changes with every ingest that changed something; what rendered pages are cached by. Null without the database. */
  dataVersion: string | null;
}

/**
 * 200 once everything that serves users is up, also while the HR backend is down; 503 without a database, and from a process
 * that drains. Everybody may ask: it names no host and quotes no error but the ingest's own.
 */
export const getHealth = defineEndpoint<NoVariables, Health>({
  name: 'getHealth',
  method: 'GET',
  template: '/api/health',
});
