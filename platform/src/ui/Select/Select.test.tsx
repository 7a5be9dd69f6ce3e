import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Select } from './Select';

it('is a native select with a label', async () => {
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
