/** What a job carries: a wake-up, never the state itself, so that a job that runs twice finds nothing to do. */
export interface JobData {
  'deliver-application': { applicationId: string };
  'send-mail': { key: string };
}
export type JobName = keyof JobData;

interface JobSettings {
  /**
   * A job that was not ended is given to another process after this: its own has died, or takes longer than a handler
   * usually does. So two may have a job at once, which handlers bear.
   */
  expireInSeconds: number;
  /** Jobs of this kind at a time in one process. */
  concurrency: number;
  retry: RetrySettings;
}

/** After a failure: `baseSeconds`, twice that, … up to `capSeconds`, each drawn from its upper half. */
interface RetrySettings {
  limit: number;
  baseSeconds: number;
  capSeconds: number;
}

/** Retries for more than three days, with a maximum interval of 15 minutes: longer than an unnoticed outage. */
const patient: RetrySettings = { limit: 400, baseSeconds: 1, capSeconds: 900 };

export const jobSettings: Record<JobName, JobSettings> = {
  'deliver-application': { expireInSeconds: 30, concurrency: 4, retry: patient },
  'send-mail': { expireInSeconds: 60, concurrency: 4, retry: patient },
};

export const jobNames = Object.keys(jobSettings) as JobName[];

/** Milliseconds before another try after the `attempt`-th (from 1) failed. `random` is in [0, 1). */
export function backoffMs(attempt: number, { baseSeconds, capSeconds }: RetrySettings, random: number): number {
  const whole = Math.min(capSeconds, baseSeconds * 2 ** Math.min(attempt - 1, 30)) * 1000;
  return Math.round(whole / 2 + (whole / 2) * random);
}
