import type { getJobQuestions } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';

export const getJobQuestionsExample: ExampleOf<typeof getJobQuestions> = {
  variables: { id: '1207' },
  answer: [{ id: 881, question: 'Tem disponibilidade para trabalhar por turnos?', required: true }],
};
