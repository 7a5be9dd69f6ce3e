import { countJobsByPlace, getJob, listJobs, searchJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const { useCountJobsByPlaceQuery, useGetJobQuery, useListJobsQuery, useSearchJobsQuery } = injectQueries({
  countJobsByPlace,
  getJob,
  listJobs,
  searchJobs,
});
