import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { OptionRow } from './OptionRow';

it('shows the result count and can be selected at zero', async () => {
  const { user } = renderKit(
    <OptionRow control="checkbox" label="Temporário" count={0} name="type" value="temporary" />,
  );
  const option = screen.getByRole('checkbox', { name: 'Temporário 0' });
  await user.click(option);
  expect(option).toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
});

it('shows no count if it is undefined', () => {
  renderKit(<OptionRow control="radio" label="Em qualquer altura" name="posted" />);
  expect(screen.getByRole('radio', { name: 'Em qualquer altura' })).toBeInTheDocument();
});
