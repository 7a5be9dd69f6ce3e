import type { JobQuestion } from 'shared-contracts';
import type { JobQuestionRecord } from './job-questions.repository.ts';

export function toJobQuestionResponse({ id, question, required }: JobQuestionRecord): JobQuestion {
  return { id, question, required };
}
