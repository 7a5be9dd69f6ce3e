import { apiUrl } from 'platform/narrow';
import { expandTemplate, watchCampaign, type Campaign, type Tag } from 'shared-contracts';
import { hasEnded } from './campaign-state';

export interface CampaignProgress {
  /** The last event of the API; null before the first one. */
  campaign: Campaign | null;
  /** The stream is unavailable; consumers have to poll. */
  isLost: boolean;
}

interface CacheEntry {
  updateCachedData: (change: () => CampaignProgress) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: { type: 'api/invalidateTags'; payload: Tag[] }) => unknown;
}

/** Updates a cache entry from the events of `watchCampaign` while it has subscribers. */
export async function followProgress({ id }: { id: string }, entry: CacheEntry): Promise<void> {
  await entry.cacheDataLoaded;
  // Received events become outdated; polled data does not.
  const lose = () => entry.updateCachedData(() => ({ campaign: null, isLost: true }));
  if (typeof EventSource === 'undefined') return void lose();
  const stream = new EventSource(apiUrl(expandTemplate(watchCampaign.template, { id })), { withCredentials: true });
  stream.addEventListener('campaign', ({ data }: MessageEvent<string>) => {
    const campaign = JSON.parse(data) as Campaign;
    entry.updateCachedData(() => ({ campaign, isLost: false }));
    if (!hasEnded(campaign)) return;
    stream.close();
    // Parts of the report beyond the campaign are refetched.
    entry.dispatch({ type: 'api/invalidateTags', payload: ['Campaign'] });
  });
  // The browser reconnects automatically, except after a refusal.
  stream.addEventListener('error', () => stream.readyState === EventSource.CLOSED && lose());
  await entry.cacheEntryRemoved;
  stream.close();
}
