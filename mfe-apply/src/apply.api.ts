import { api, queriesFromContract } from 'platform';
import {
  answerJobQuestions,
  expandTemplate,
  getApplication,
  getApplied,
  getJob,
  getJobQuestions,
  listResumes,
  withdrawApplication,
  type Application,
  type ApplicationReceipt,
  type QuestionAnswers,
} from 'shared-contracts';

const applyApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...queriesFromContract(build, { getJob, getJobQuestions, getApplication, getApplied, listResumes }),
    answerJobQuestions: build.mutation<ApplicationReceipt, { id: string; body: QuestionAnswers }>({
      query: ({ id, body }) => ({
        url: expandTemplate(answerJobQuestions.template, { id }),
        method: answerJobQuestions.method,
        body,
      }),
      invalidatesTags: (receipt) => (receipt === undefined ? [] : answerJobQuestions.tags),
    }),
    withdrawApplication: build.mutation<Application, { token: string }>({
      query: ({ token }) => ({
        url: expandTemplate(withdrawApplication.template, { token }),
        method: withdrawApplication.method,
      }),
      // A withdrawal cancels interviews.
      invalidatesTags: (withdrawn) => (withdrawn === undefined ? [] : ['Interview']),
      // The response is written to the cache, so that the application is not fetched again.
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) await dispatch(applyApi.util.upsertQueryData('getApplication', { token }, data));
      },
    }),
  }),
});

export const {
  useAnswerJobQuestionsMutation,
  useGetApplicationQuery,
  useGetAppliedQuery,
  useGetJobQuery,
  useGetJobQuestionsQuery,
  useLazyGetAppliedQuery,
  useListResumesQuery,
  useWithdrawApplicationMutation,
} = applyApi;
