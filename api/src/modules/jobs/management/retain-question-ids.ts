import { randomUUID } from 'node:crypto';
import type { QuestionContent } from '../writing/job-content.ts';

/**
 * The new questions of a job. A question with unchanged text retains its external id, and thereby its id, because
 * applicants may be answering it.
 */
export function retainQuestionIds(
  present: readonly QuestionContent[],
  wanted: readonly Omit<QuestionContent, 'externalId'>[],
): QuestionContent[] {
  const free = [...present];
  return wanted.map((draft) => {
    const at = free.findIndex(({ question }) => question === draft.question);
    const [match] = at === -1 ? [] : free.splice(at, 1);
    return { ...draft, externalId: match?.externalId ?? randomUUID() };
  });
}
