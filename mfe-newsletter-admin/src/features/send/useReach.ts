import type { CampaignFrequency } from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';

/** How many people a campaign reaches now. `people` is null until that is known, and where it could not be counted. */
export function useReach(frequency: CampaignFrequency): { people: number | null; isCounting: boolean } {
  const { currentData, isError } = useGetCampaignAudienceQuery({ frequency });
  return { people: currentData?.recipients ?? null, isCounting: currentData === undefined && !isError };
}
