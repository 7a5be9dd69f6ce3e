import { getApplication, getApplied, getJobQuestions } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const applicationQueries = injectQueries({ getApplication, getApplied, getJobQuestions });

export const { useGetApplicationQuery, useGetAppliedQuery, useGetJobQuestionsQuery, useLazyGetAppliedQuery } =
  applicationQueries;
