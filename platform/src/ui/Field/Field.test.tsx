import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Field, Select } from './Field';

it('associates label, help and error with the input', async () => {
  renderKit(<Field label="Telefone" help="Com indicativo." error="Faltam dígitos" optional name="phone" />);
  const input = screen.getByRole('textbox', { name: 'Telefone (opcional)' });
  expect(input).toHaveAccessibleDescription('Com indicativo. Faltam dígitos');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('name', 'phone');
  expect(await accessibilityProblems()).toEqual([]);
});

it('is valid and has no description without help and error', async () => {
  const { user } = renderKit(<Field label="Nome" />);
  const input = screen.getByRole('textbox', { name: 'Nome' });
  await user.type(input, 'Inês');
  expect(input).toHaveValue('Inês');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('can hide its label visually', () => {
  renderKit(<Field label="Cidade" hideLabel id="city" />);
  expect(screen.getByLabelText('Cidade')).toHaveAttribute('id', 'city');
});

it('Select is a native select with a label', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(
    <Select label="Ordenar" hideLabel size="sm" defaultValue="relevance" onChange={onChange}>
      <option value="relevance">Mais relevantes</option>
      <option value="date">Mais recentes</option>
    </Select>,
  );
  const select = screen.getByRole('combobox', { name: 'Ordenar' });
  await user.selectOptions(select, 'Mais recentes');
  expect(select).toHaveValue('date');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(await accessibilityProblems()).toEqual([]);
});
