import { api, mutationFromContract } from 'platform';
import { forgotPassword, login, register, saveJob } from 'shared-contracts';

export const { useLoginMutation, useRegisterMutation, useForgotPasswordMutation, useSavePendingJobMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      login: mutationFromContract(build, login),
      register: mutationFromContract(build, register),
      forgotPassword: mutationFromContract(build, forgotPassword),
      // Not `saveJob`: the page of a job has a mutation of that name, with more to it.
      savePendingJob: mutationFromContract(build, saveJob, ['SavedJob']),
    }),
  });
