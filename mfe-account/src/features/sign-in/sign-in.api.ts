import { mutationFromContract } from 'platform';
import { forgotPassword, login, register, saveJob } from 'shared-contracts';
import { remoteApi } from '../../remote-api';

export const { useLoginMutation, useRegisterMutation, useForgotPasswordMutation, useSaveJobMutation } =
  remoteApi.injectEndpoints({
    endpoints: (build) => ({
      login: mutationFromContract(build, login),
      register: mutationFromContract(build, register),
      forgotPassword: mutationFromContract(build, forgotPassword),
      saveJob: mutationFromContract(build, saveJob, ['SavedJob']),
    }),
  });
