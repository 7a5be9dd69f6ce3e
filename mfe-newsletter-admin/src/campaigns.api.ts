import { mutationFromContract, queriesFromContract } from 'platform/narrow';
import {
  changeCampaignStatus,
  createCampaign,
  deleteCampaign,
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
  updateCampaign,
  updateCampaignSchedule,
  type Campaign,
  type CampaignPayload,
  type Endpoint,
  type NoVariables,
  type SendCampaignAnswer,
  type SendCampaignPayload,
} from 'shared-contracts';
import { followProgress, type CampaignProgress } from './follow-progress';
import { api } from './store';

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

const campaignsApi = api.injectEndpoints({
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
