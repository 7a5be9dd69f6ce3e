import { api, fromContract, mutationFromContract } from 'platform';
import {
  cancelDeletion,
  cancelEmailChange,
  listApplications,
  listInterviews,
  listResumes,
  listSavedJobs,
} from 'shared-contracts';

/** What stands around the tabs: their counts, and what the notes above them can undo. */
export const {
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
  useCancelDeletionMutation,
  useCancelEmailChangeMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listApplications: fromContract(build, listApplications),
    listInterviews: fromContract(build, listInterviews),
    listResumes: fromContract(build, listResumes),
    listSavedJobs: fromContract(build, listSavedJobs),
    cancelDeletion: mutationFromContract(build, cancelDeletion),
    cancelEmailChange: mutationFromContract(build, cancelEmailChange),
  }),
});
