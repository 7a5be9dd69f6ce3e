import { screen } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit';
import { IconButton } from '../../IconButton/IconButton';
import { Tooltip, TooltipGroup } from './Tooltip';

it('shows at once for the keyboard, and goes with Escape', async () => {
  const { user } = renderKit(
    <TooltipGroup>
      <Tooltip text="Partilhar">
        <IconButton label="Partilhar" />
      </Tooltip>
    </TooltipGroup>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip', { name: 'Partilhar' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
