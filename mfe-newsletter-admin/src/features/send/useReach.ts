import type { CampaignFrequency } from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';

/** The current number of recipients. `people` is null while it is loading and after an error. */
export function useReach(frequency: CampaignFrequency): { people: number | null; isCounting: boolean } {
  const { currentData, isError } = useGetCampaignAudienceQuery({ frequency });
  return { people: currentData?.recipients ?? null, isCounting: currentData === undefined && !isError };
}
