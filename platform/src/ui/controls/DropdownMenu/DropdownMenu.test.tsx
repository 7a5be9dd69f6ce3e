import { screen } from '@testing-library/react';
import { Button } from '../../Button/Button';
import { accessibilityProblems, renderKit } from '../../testing/render-kit';
import { DropdownMenu } from './DropdownMenu';

it('is operable by keyboard', async () => {
  const onSelect = jest.fn();
  const { user } = renderKit(
    <DropdownMenu
      trigger={<Button>Ações</Button>}
      items={[
        { label: 'Ver', onSelect: jest.fn() },
        { label: 'Eliminar', tone: 'danger', icon: 'trash', onSelect },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});
