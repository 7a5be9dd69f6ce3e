import { api, queriesFromContract } from 'platform';
import { getApplication, getApplied, getJobQuestions } from 'shared-contracts';

export const applicationQueries = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getApplication, getApplied, getJobQuestions }),
});

export const { useGetApplicationQuery, useGetAppliedQuery, useGetJobQuestionsQuery, useLazyGetAppliedQuery } =
  applicationQueries;
