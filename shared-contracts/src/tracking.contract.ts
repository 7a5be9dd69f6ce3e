import { defineEndpoint } from './endpoint.ts';
import type { Day, Integer } from './scalars.ts';

/** Where a job is advertised; each has its own address for each job. */
export const trackingSources = [
  'linkedin',
  'facebook',
  'instagram',
  'whatsapp',
  'x',
  'google',
  'indeed',
  'net-empregos',
  'sapo-emprego',
  'email',
  'website',
  'qr',
] as const;
export type TrackingSource = (typeof trackingSources)[number];

export interface TrackingUrl {
  source: TrackingSource;
  /** Absolute. */
  url: string;
  /** Visits of people by this address; nothing is kept of who they are. */
  clicks: Integer;
  /** Visits of crawlers and of programs that fetch a preview. */
  machineClicks: Integer;
  /** Day, in Lisbon, of the last visit of a person, `YYYY-MM-DD`. */
  lastClickOn: Day | null;
}

/** For admins and the assigned, in the order of `trackingSources`. 403 `forbidden`, 404 `job_not_found`. */
export const listTrackingUrls = defineEndpoint<{ id: string }, TrackingUrl[]>({
  name: 'listTrackingUrls',
  method: 'GET',
  template: '/api/jobs/{id}/tracking-urls',
});

/**
 * For anybody: counts the visit and answers 302 to the job's page, also of a closed job. `HEAD` counts nothing, and of one
 * network address so many visits an hour count; a visit that does not count leads there all the same. 404 `job_not_found`, 404
 * `tracking_source_not_found`.
 */
export const followTrackingUrl = defineEndpoint<{ id: string; source: string }, undefined>({
  name: 'followTrackingUrl',
  method: 'GET',
  template: '/api/jobs/{id}/visit/{source}',
});
