import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'platform/testing';
import { remote } from '../remote';
import { questions } from '../testing/build-application';
import { MissingAnswers } from './QuestionsForm';

it.each([
  ['pt', 'Faltam respostas. Responda às perguntas obrigatórias.'],
  ['en', 'missing answers, please answer required questions'],
] as const)('shows the text of SPEC §5 in %s', (language, text) => {
  renderWithPlatform(<MissingAnswers questions={questions} fieldId={String} />, { language, remotes: [remote] });
  expect(screen.getByText(text)).toBeVisible();
});
