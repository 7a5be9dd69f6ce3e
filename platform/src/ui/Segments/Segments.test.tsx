import { screen, within } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Segments } from './Segments';

it('marks the selected segment and changes it immediately', async () => {
  const onChange = jest.fn();
  const segments = [
    { value: 'pt', label: 'Português', lang: 'pt' },
    { value: 'en', label: 'English', lang: 'en' },
  ] as const;
  const { user } = renderKit(<Segments label="Língua" segments={segments} value="pt" onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Língua' }));
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Português');
  await user.click(group.getByRole('button', { name: 'English' }));
  expect(onChange).toHaveBeenCalledWith('en');
  expect(await accessibilityProblems()).toEqual([]);
});
