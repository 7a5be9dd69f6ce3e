/** Data of a job: a reference, not the state, so that a repeated job finds nothing to do. */
export interface JobData {
  'deliver-application': { applicationId: string };
  'send-mail': { key: string };
}
export type JobName = keyof JobData;

/** `trace`: `traceparent` of the recorded trace in which the job was added (ADR 62). */
export type Traced<Data> = Data & { trace?: string };

interface JobSettings {
  /**
   * After this time another process runs an unfinished job, because its process died or takes unusually long. Two processes can
   * therefore run a job at once, so handlers are idempotent.
   */
  expireInSeconds: number;
  /** Concurrent jobs of this kind in one process. */
  concurrency: number;
  retry: RetrySettings;
}

/** Delays after failures: `baseSeconds`, doubled for each attempt, up to `capSeconds`; the upper half is random. */
interface RetrySettings {
  limit: number;
  baseSeconds: number;
  capSeconds: number;
}

/** Retries for more than three days, with a maximum interval of 15 minutes: longer than an unnoticed outage. */
const longRetry: RetrySettings = { limit: 400, baseSeconds: 1, capSeconds: 900 };

export const jobSettings: Record<JobName, JobSettings> = {
  'deliver-application': { expireInSeconds: 30, concurrency: 4, retry: longRetry },
  'send-mail': { expireInSeconds: 60, concurrency: 4, retry: longRetry },
};

export const jobNames = Object.keys(jobSettings) as JobName[];

/**
 * Milliseconds between the failed attempt number `attempt` (from 1) and the next one. `random` is in [0, 1).
 * Custom implementation: cockatiel's backoff counts attempts in memory; these are stored in the database.
 */
export function backoffMs(attempt: number, { baseSeconds, capSeconds }: RetrySettings, random: number): number {
  const whole = Math.min(capSeconds, baseSeconds * 2 ** Math.min(attempt - 1, 30)) * 1000;
  return Math.round(whole / 2 + (whole / 2) * random);
}
