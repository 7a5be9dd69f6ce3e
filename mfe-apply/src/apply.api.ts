import { api, mutationFromContract } from 'platform';
import { applicationQueries, cacheResponse } from 'platform/queries';
import { answerJobQuestions, withdrawApplication, type Application } from 'shared-contracts';

const { upsertQueryData } = applicationQueries.util;

export const { useAnswerJobQuestionsMutation, useWithdrawApplicationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    answerJobQuestions: mutationFromContract(build, answerJobQuestions, answerJobQuestions.tags),
    withdrawApplication: {
      // A withdrawal cancels interviews.
      ...mutationFromContract(build, withdrawApplication, ['Interview']),
      onQueryStarted: cacheResponse((withdrawn: Application, { token }: { token: string }) =>
        upsertQueryData('getApplication', { token }, withdrawn),
      ),
    },
  }),
});
