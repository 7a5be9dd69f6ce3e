import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'platform/testing';
import { remote } from '../../../remote';
import { stepsOf, type Step } from '../steps';
import { StepIndicator } from './StepIndicator';

const show = (questionCount: number, current: Step, language: 'pt' | 'en' = 'pt') =>
  renderWithPlatform(<StepIndicator steps={stepsOf({ questionCount })} current={current} moves />, {
    remotes: [remote],
    language,
  });

describe('step indicator', () => {
  it.each<[number, Step, string, string]>([
    [3, 'resume', '33', 'Passo 1 de 3, 33 %'],
    [3, 'questions', '67', 'Passo 2 de 3, 67 %'],
    [3, 'sent', '100', 'Passo 3 de 3, 100 %'],
    [0, 'resume', '50', 'Passo 1 de 2, 50 %'],
    [0, 'sent', '100', 'Passo 2 de 2, 100 %'],
  ])('with %d questions, at step %s, shows %s percent', (count, step, percent, words) => {
    show(count, step);
    const bar = screen.getByRole('progressbar', { name: 'Progresso da candidatura' });
    expect(bar).toHaveAttribute('aria-valuenow', percent);
    expect(bar).toHaveAttribute('aria-valuetext', words.replace(' %', '\u00a0%'));
    expect(screen.getByText(words.replace(', ', ' · '))).toBeInTheDocument();
  });

  it('marks the current and the completed steps', () => {
    show(3, 'questions');
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Concluído: 1. Currículo');
    expect(second).toHaveTextContent(/^2\. Perguntas$/);
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent(/^3\. Confirmação$/);
    expect(screen.getByRole('progressbar')).not.toContainElement(second!);
  });

  it('omits the questions step for a job without questions', () => {
    show(0, 'resume', 'en');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1. Resume', '2. Confirmation']);
  });
});
