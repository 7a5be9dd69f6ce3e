import { apiUrl } from 'platform/narrow';
import { expandTemplate, watchCampaign, type Campaign, type Tag } from 'shared-contracts';
import { hasEnded } from './campaign-state';

export interface CampaignProgress {
  /** As the API told it last; null until it has. */
  campaign: Campaign | null;
  /** The stream cannot be had: whoever looks has to ask by itself. */
  isLost: boolean;
}

interface CacheEntry {
  updateCachedData: (change: () => CampaignProgress) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: { type: 'api/invalidateTags'; payload: Tag[] }) => unknown;
}

/** Keeps a cache entry at what `watchCampaign` tells, for as long as somebody looks at it. */
export async function followProgress({ id }: { id: string }, entry: CacheEntry): Promise<void> {
  await entry.cacheDataLoaded;
  // What was told before grows old, while what is asked for does not.
  const lose = () => entry.updateCachedData(() => ({ campaign: null, isLost: true }));
  if (typeof EventSource === 'undefined') return void lose();
  const stream = new EventSource(apiUrl(expandTemplate(watchCampaign.template, { id })), { withCredentials: true });
  stream.addEventListener('campaign', ({ data }: MessageEvent<string>) => {
    const campaign = JSON.parse(data) as Campaign;
    entry.updateCachedData(() => ({ campaign, isLost: false }));
    if (!hasEnded(campaign)) return;
    stream.close();
    // What a report tells beyond the campaign itself is asked for anew.
    entry.dispatch({ type: 'api/invalidateTags', payload: ['Campaign'] });
  });
  // A browser tries again by itself, unless it was refused.
  stream.addEventListener('error', () => stream.readyState === EventSource.CLOSED && lose());
  await entry.cacheEntryRemoved;
  stream.close();
}
