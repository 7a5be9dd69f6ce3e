import { countJobsByPlace, getJob, listHomeJobs, listJobs, searchJobs } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const jobQueries = injectQueries({ countJobsByPlace, getJob, listHomeJobs, listJobs, searchJobs });

export const { useCountJobsByPlaceQuery, useGetJobQuery, useListHomeJobsQuery, useListJobsQuery, useSearchJobsQuery } =
  jobQueries;
