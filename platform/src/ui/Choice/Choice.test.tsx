import { screen } from '@testing-library/react';
import { FieldSet } from '../Field/FieldSet';
import { Switch, Checkbox, Radio } from './Choice';
import { accessibilityProblems, renderKit } from '../testing/render-kit';

it('is checked by a click on its label', async () => {
  const { user } = renderKit(<Checkbox label="Aceito os termos" name="terms" />);
  await user.click(screen.getByText('Aceito os termos'));
  expect(screen.getByRole('checkbox', { name: 'Aceito os termos' })).toBeChecked();
});

it('renders a switch with role switch', async () => {
  const { user } = renderKit(<Switch label="Receber alertas" />);
  const control = screen.getByRole('switch', { name: 'Receber alertas' });
  control.focus();
  await user.keyboard(' ');
  expect(control).toBeChecked();
});

it('allows one checked radio per name in a named group', async () => {
  const { user } = renderKit(
    <FieldSet legend="Frequência">
      <Radio label="Diária" name="often" value="day" defaultChecked />
      <Radio label="Semanal" name="often" value="week" />
    </FieldSet>,
  );
  await user.click(screen.getByRole('radio', { name: 'Semanal' }));
  expect(screen.getByRole('radio', { name: 'Diária' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Frequência' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});
