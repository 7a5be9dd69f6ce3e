import { screen } from '@testing-library/react';
import { Icon } from '../Icon';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { IconButton } from './IconButton';

it('has a name and a pressed state', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(
    <IconButton label="Guardar: Analista" aria-pressed={false} onClick={onClick}>
      <Icon name="bookmark" />
    </IconButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Guardar: Analista', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await accessibilityProblems()).toEqual([]);
});

it.each([
  ['once as a toggle', false, 1],
  ['twice otherwise', undefined, 2],
] as const)('runs its action on a double click %s', async (_, pressed, times) => {
  const onClick = jest.fn();
  const { user } = renderKit(
    <IconButton label="Guardar: Analista" aria-pressed={pressed} onClick={onClick}>
      <Icon name="bookmark" />
    </IconButton>,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Guardar: Analista' }));
  expect(onClick).toHaveBeenCalledTimes(times);
});
