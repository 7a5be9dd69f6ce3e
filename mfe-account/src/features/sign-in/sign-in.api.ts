import { api, mutationFromContract } from 'platform';
import { forgotPassword, login, register, saveJob } from 'shared-contracts';

export const { useLoginMutation, useRegisterMutation, useForgotPasswordMutation, useSaveJobMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      login: mutationFromContract(build, login),
      register: mutationFromContract(build, register),
      forgotPassword: mutationFromContract(build, forgotPassword),
      saveJob: mutationFromContract(build, saveJob, ['SavedJob']),
    }),
  });
