import { defineEndpoint, type NoVariables } from './endpoint.ts';

export interface IngestHealth {
  source: string;
  /** `ok`; `stale`: the last reads failed and older data is served; `never`: nothing was read yet. */
  status: 'ok' | 'stale' | 'never';
  lastSuccessAt: string | null;
  lastAttemptAt: string | null;
  /** Why the last read was refused, for an operator. */
  lastError: string | null;
  openJobs: number;
}

/** Applications on their way to the HR backend. */
export interface DeliveryHealth {
  /** Not handed over yet, those that wait for answers included. */
  waiting: number;
  /** Given up after every retry, or not understood there: somebody has to look (`npm run deliveries`). */
  failed: number;
  /** ISO 8601: since when the oldest of those that are due waits. */
  oldestDueAt: string | null;
}

/** What is mailed to people. */
export interface MailHealth {
  /** Not sent yet, those included that are to leave later. */
  waiting: number;
  /** May have arrived, and is not sent again by itself: somebody has to look (`npm run mails`). */
  uncertain: number;
}

export interface Health {
  status: 'ok' | 'degraded';
  database: 'ok' | 'down';
  ingest: IngestHealth[];
  deliveries: DeliveryHealth;
  mails: MailHealth;
  /** Changes with every ingest that changed something; what rendered pages are cached by. */
  dataVersion: string;
}

/** 200 once everything that serves users is up, also while the HR backend is down; 503 without a database. */
export const getHealth = defineEndpoint<NoVariables, Health>({
  name: 'getHealth',
  method: 'GET',
  template: '/api/health',
});
