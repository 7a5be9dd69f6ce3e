import { api, queriesFromContract } from 'platform';
import { getJob, listJobs, searchJobs } from 'shared-contracts';

export const { useGetJobQuery, useListJobsQuery, useSearchJobsQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getJob, listJobs, searchJobs }),
});
