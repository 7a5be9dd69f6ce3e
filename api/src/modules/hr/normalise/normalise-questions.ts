import { limits } from 'shared-contracts';
import { questionOf, type QuestionContent } from '../../jobs/index.ts';
import { fieldsOf, idOf, listOf } from '../../../untrusted/values.parser.ts';

/** The valid questions in the order of the source, without duplicate ids. */
export function normaliseQuestions(value: unknown): QuestionContent[] {
  const byId = new Map<string, QuestionContent>();
  for (const entry of listOf(value).slice(0, limits.jobQuestions)) {
    const fields = fieldsOf(entry);
    const externalId = idOf(fields['id']);
    const question = questionOf(fields['text']);
    if (externalId === null || question === null || byId.has(externalId)) continue;
    byId.set(externalId, { externalId, question, required: fields['required'] === true });
  }
  return [...byId.values()];
}
