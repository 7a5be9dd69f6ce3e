import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { apiUrl, baseQuery, mutationFromContract, queriesFromContract } from 'platform/narrow';
import {
  changeCampaignStatus,
  createCampaign,
  deleteCampaign,
  expandTemplate,
  getCampaign,
  getCampaignAudience,
  getCampaignSchedule,
  idempotencyHeader,
  listCampaignRecipients,
  listCampaigns,
  previewCampaignInInbox,
  sendCampaign,
  sendTestMail,
  settleUncertainRecipients,
  tags,
  updateCampaign,
  updateCampaignSchedule,
  watchCampaign,
  type Campaign,
  type CampaignFrequency,
  type CampaignPayload,
  type Endpoint,
  type NoVariables,
  type SendCampaignAnswer,
  type SendCampaignPayload,
  type Tag,
} from 'shared-contracts';

export const hasEnded = ({ status }: Campaign) => ['sent', 'canceled', 'failed'].includes(status);

interface CampaignProgress {
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
async function followProgress({ id }: { id: string }, entry: CacheEntry): Promise<void> {
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

interface Attempt<Body> {
  body: Body;
  /** Idempotency key. A repeated call with the same key returns the campaign that the first call created. */
  key: string;
}

const keyed = <Answer, Body>(
  { template, method }: Endpoint<NoVariables, Answer, Body>,
  { body, key }: Attempt<Body>,
) => ({
  url: template,
  method,
  body,
  headers: { [idempotencyHeader]: key },
});

/** The remote's own API. Campaign results change on the server, so queries are refetched on each mount. */
const campaignsApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({
    ...queriesFromContract(build, {
      listCampaigns,
      getCampaign,
      listCampaignRecipients,
      getCampaignAudience,
      getCampaignSchedule,
      previewCampaignInInbox,
    }),
    watchCampaign: build.query<CampaignProgress, { id: string }>({
      queryFn: () => ({ data: { campaign: null, isLost: false } }),
      onCacheEntryAdded: followProgress,
      keepUnusedDataFor: 0,
    }),
    createCampaign: build.mutation<Campaign, Attempt<CampaignPayload>>({
      query: (attempt) => keyed(createCampaign, attempt),
      invalidatesTags: ['Campaign'],
    }),
    sendCampaign: build.mutation<SendCampaignAnswer, Attempt<SendCampaignPayload>>({
      query: (attempt) => keyed(sendCampaign, attempt),
      invalidatesTags: ['Campaign'],
    }),
    updateCampaign: mutationFromContract(build, updateCampaign, ['Campaign']),
    // Only the deleted campaign changes; it must not be refetched.
    deleteCampaign: mutationFromContract(build, deleteCampaign),
    changeCampaignStatus: mutationFromContract(build, changeCampaignStatus, ['Campaign']),
    settleUncertainRecipients: mutationFromContract(build, settleUncertainRecipients, ['Campaign']),
    sendTestMail: mutationFromContract(build, sendTestMail),
    updateCampaignSchedule: mutationFromContract(build, updateCampaignSchedule, ['Campaign']),
  }),
});

export const {
  useListCampaignsQuery,
  useGetCampaignQuery,
  useListCampaignRecipientsQuery,
  useGetCampaignAudienceQuery,
  useGetCampaignScheduleQuery,
  usePreviewCampaignInInboxQuery,
  useWatchCampaignQuery,
  useCreateCampaignMutation,
  useSendCampaignMutation,
  useUpdateCampaignMutation,
  useDeleteCampaignMutation,
  useChangeCampaignStatusMutation,
  useSettleUncertainRecipientsMutation,
  useSendTestMailMutation,
  useUpdateCampaignScheduleMutation,
} = campaignsApi;

/** The cached list, without a request. */
export const { useQueryState: useKnownCampaigns } = campaignsApi.endpoints.listCampaigns;

/** The current number of recipients. `recipients` is null while it is loading and after an error. */
export function useAudienceSize(frequency: CampaignFrequency): { recipients: number | null; isCounting: boolean } {
  const { currentData, isError } = useGetCampaignAudienceQuery({ frequency });
  return { recipients: currentData?.recipients ?? null, isCounting: currentData === undefined && !isError };
}

// Disables the warnings about the duration of Redux Toolkit's development checks. The checks stay enabled.
const check = { warnAfter: Number.POSITIVE_INFINITY };

export const createStore = () =>
  configureStore({
    reducer: { [campaignsApi.reducerPath]: campaignsApi.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: check, serializableCheck: check }).concat(campaignsApi.middleware),
  });
