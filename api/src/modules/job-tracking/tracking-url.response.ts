import { expandTemplate, followTrackingUrl, type TrackingSource, type TrackingUrl } from 'shared-contracts';
import type { ClicksRecord } from './job-tracking.repository.ts';

export interface TrackedJob {
  jobId: number;
  publicUrl: string;
}

export function toTrackingUrlResponse(
  source: TrackingSource,
  { jobId, publicUrl }: TrackedJob,
  clicks: ClicksRecord | undefined,
): TrackingUrl {
  return {
    source,
    url: publicUrl + expandTemplate(followTrackingUrl.template, { id: String(jobId), source }),
    clicks: clicks?.people ?? 0,
    machineClicks: clicks?.machines ?? 0,
    lastClickOn: clicks?.lastClickOn ?? null,
  };
}
