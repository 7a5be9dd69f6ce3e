import { contractQueries } from 'platform';
import { getApplication, getApplied, getJobQuestions } from 'shared-contracts';

export const { useGetApplicationQuery, useGetAppliedQuery, useGetJobQuestionsQuery, useLazyGetAppliedQuery } =
  contractQueries({ getApplication, getApplied, getJobQuestions });
