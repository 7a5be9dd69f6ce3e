import type { NormalisedQuestion } from './normalised.ts';
import { plainText } from '../../../outside/plain-text.ts';
import { fieldsOf, idOf, listOf, textOf } from '../../../outside/values.ts';

const mostQuestions = 50;

/** The questions that can be asked and answered, in the source's order, each id once. */
export function normaliseQuestions(value: unknown): NormalisedQuestion[] {
  const byId = new Map<string, NormalisedQuestion>();
  for (const entry of listOf(value).slice(0, mostQuestions)) {
    const fields = fieldsOf(entry);
    const externalId = idOf(fields['id']);
    const question = textOf(plainText(textOf(fields['text'], 1000) ?? ''), 500);
    if (externalId === null || question === null || byId.has(externalId)) continue;
    byId.set(externalId, { externalId, question, required: fields['required'] === true });
  }
  return [...byId.values()];
}
