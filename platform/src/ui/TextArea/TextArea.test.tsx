import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { TextArea } from './TextArea';

it('accepts several lines and shows an error', async () => {
  const { user } = renderKit(<TextArea label="Mensagem" error="Escreva uma mensagem" />);
  const area = screen.getByRole('textbox', { name: 'Mensagem' });
  await user.type(area, 'Olá{Enter}Adeus');
  expect(area).toHaveValue('Olá\nAdeus');
  expect(area).toHaveAccessibleDescription('Escreva uma mensagem');
  expect(await accessibilityProblems()).toEqual([]);
});
