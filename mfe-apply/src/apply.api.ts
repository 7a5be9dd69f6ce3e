import { api, mutationFromContract } from 'platform';
import { applicationQueries, cacheResponse } from 'platform/queries';
import {
  addApplicantEmail,
  answerJobQuestions,
  register,
  withdrawApplication,
  type Application,
} from 'shared-contracts';

const { upsertQueryData } = applicationQueries.util;

export const {
  useAddApplicantEmailMutation,
  useAnswerJobQuestionsMutation,
  useRegisterMutation,
  useWithdrawApplicationMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    answerJobQuestions: mutationFromContract(build, answerJobQuestions, answerJobQuestions.tags),
    addApplicantEmail: {
      ...mutationFromContract(build, addApplicantEmail),
      onQueryStarted: cacheResponse((changed: Application, { token }: { token: string }) =>
        upsertQueryData('getApplication', { token }, changed),
      ),
    },
    register: mutationFromContract(build, register),
    withdrawApplication: {
      // A withdrawal cancels interviews.
      ...mutationFromContract(build, withdrawApplication, ['Interview']),
      onQueryStarted: cacheResponse((withdrawn: Application, { token }: { token: string }) =>
        upsertQueryData('getApplication', { token }, withdrawn),
      ),
    },
  }),
});
