import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit';
import { ErrorPanel } from './ErrorPanel';

it('is announced and can retry', async () => {
  const onRetry = jest.fn();
  const { user } = renderKit(<ErrorPanel title="Não conseguimos carregar as ofertas" onRetry={onRetry} />);
  const panel = within(screen.getByRole('alert'));
  expect(panel.getByRole('heading', { name: 'Não conseguimos carregar as ofertas' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('has no retry button without onRetry', () => {
  renderKit(<ErrorPanel />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
