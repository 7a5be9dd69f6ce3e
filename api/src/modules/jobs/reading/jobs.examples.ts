import type { getJobQuestions } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { exampleJob } from '../../../http/openapi/shared.examples.ts';

export const getJobQuestionsExample: ExampleOf<typeof getJobQuestions> = {
  variables: { id: exampleJob.slug },
  answer: [{ id: 881, question: 'Tem disponibilidade para trabalhar por turnos?', required: true }],
};
