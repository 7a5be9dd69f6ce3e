import { mutationFromContract, queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import {
  addApplicantEmail,
  answerJobQuestions,
  getApplication,
  register,
  withdrawApplication,
  type Application,
} from 'shared-contracts';
import { remoteApi } from './remote-api';

export const {
  useAddApplicantEmailMutation,
  useAnswerJobQuestionsMutation,
  useRegisterMutation,
  useWithdrawApplicationMutation,
} = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    answerJobQuestions: mutationFromContract(build, answerJobQuestions, answerJobQuestions.tags),
    addApplicantEmail: {
      ...mutationFromContract(build, addApplicantEmail),
      onQueryStarted: cacheResponse((changed: Application, { token }: { token: string }) =>
        queryCache.write(getApplication, { token }, changed),
      ),
    },
    register: mutationFromContract(build, register),
    withdrawApplication: {
      // A withdrawal cancels interviews.
      ...mutationFromContract(build, withdrawApplication, ['Interview']),
      onQueryStarted: cacheResponse((withdrawn: Application, { token }: { token: string }) =>
        queryCache.write(getApplication, { token }, withdrawn),
      ),
    },
  }),
});
