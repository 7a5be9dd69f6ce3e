import { randomUUID } from 'node:crypto';
import type { QuestionContent } from '../../job-writing/index.ts';

/**
 * The questions that a job shall have. One whose text is unchanged keeps its external id, and with it its number: people
 * may be answering it at this moment.
 */
export function keepQuestions(
  present: readonly QuestionContent[],
  wanted: readonly Omit<QuestionContent, 'externalId'>[],
): QuestionContent[] {
  const free = [...present];
  return wanted.map((draft) => {
    const at = free.findIndex(({ question }) => question === draft.question);
    const [kept] = at === -1 ? [] : free.splice(at, 1);
    return { ...draft, externalId: kept?.externalId ?? randomUUID() };
  });
}
