import { contractQueries } from 'platform';
import { countJobsByPlace, getJob, listHomeJobs, listJobs, searchJobs } from 'shared-contracts';

export const { useCountJobsByPlaceQuery, useGetJobQuery, useListHomeJobsQuery, useListJobsQuery, useSearchJobsQuery } =
  contractQueries({ countJobsByPlace, getJob, listHomeJobs, listJobs, searchJobs });
