import { useState } from 'react';
import type { CampaignReport } from 'shared-contracts';
import { useGetCampaignQuery, useWatchCampaignQuery } from '../../campaigns.api';
import { hasEnded } from '../../campaign-state';

/** Milliseconds between two looks where the stream cannot be had. */
const lookAgainAfter = 3000;

/**
 * A campaign's report. During sending its figures follow the API's event stream; without the stream they are polled.
 */
export function useCampaignReport(campaignId: number) {
  const arg = { id: String(campaignId) };
  const [interval, setInterval] = useState(0);
  const { data, isError, isFetching, error, refetch } = useGetCampaignQuery(arg, { pollingInterval: interval });
  const isOnItsWay = data !== undefined && ['sending', 'paused'].includes(data.status);
  const { currentData: progress } = useWatchCampaignQuery(arg, { skip: !isOnItsWay });
  const wanted = isOnItsWay && progress?.isLost ? lookAgainAfter : 0;
  if (wanted !== interval) setInterval(wanted);
  return { report: data && withProgress(data, progress?.campaign), isError, isFetching, error, refetch };
}

/** What the stream tells is newer, until the report was asked for after the campaign's end. */
function withProgress(report: CampaignReport, told: Partial<CampaignReport> | null | undefined): CampaignReport {
  return told && !hasEnded(report) ? { ...report, ...told } : report;
}
