import { api, fromContract } from 'platform';
import { getJob, getJobQuestions } from 'shared-contracts';

const applyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJob: fromContract(build, getJob),
    getJobQuestions: fromContract(build, getJobQuestions),
  }),
});

export const { useGetJobQuery, useGetJobQuestionsQuery } = applyApi;
