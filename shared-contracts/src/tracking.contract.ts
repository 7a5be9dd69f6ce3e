import { defineEndpoint } from './endpoint.ts';
import type { Day, Integer } from './scalars.ts';

/** Channels in which a job is advertised. Each has a tracking URL per job. */
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
  /** Absolute URL. */
  url: string;
  /** Visits by this URL without crawlers. No personal data is stored. */
  clicks: Integer;
  /** Visits of crawlers and link previews. */
  machineClicks: Integer;
  /** Day of the last visit in Lisbon time without crawlers, `YYYY-MM-DD`. */
  lastClickOn: Day | null;
}

/** For admins and assigned users, in the order of `trackingSources`. 403 `forbidden`, 404 `job_not_found`. */
export const listTrackingUrls = defineEndpoint<{ id: string }, TrackingUrl[]>({
  name: 'listTrackingUrls',
  method: 'GET',
  template: '/api/jobs/{id}/tracking-urls',
});

/**
 * Public. Counts the visit and redirects (302) to the job's page, also for a closed job. `HEAD` requests, and visits above
 * an hourly limit per network address, redirect without being counted. 404 `job_not_found`, 404 `tracking_source_not_found`.
 */
export const followTrackingUrl = defineEndpoint<{ id: string; source: string }, undefined>({
  name: 'followTrackingUrl',
  method: 'GET',
  template: '/api/jobs/{id}/visit/{source}',
});
