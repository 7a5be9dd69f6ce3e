import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Chip } from './Chip';

it('calls onRemove on a click', async () => {
  const onRemove = jest.fn();
  const { user } = renderKit(
    <Chip removeLabel="Remover filtro: Remoto" onRemove={onRemove}>
      Remoto
    </Chip>,
  );
  await user.click(screen.getByRole('button', { name: 'Remover filtro: Remoto' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(await accessibilityProblems()).toEqual([]);
});

it('is a link that works without JavaScript', () => {
  renderKit(
    <Chip removeLabel="Remover filtro: Remoto" to="/jobs?type=full-time">
      Remoto
    </Chip>,
  );
  const link = screen.getByRole('link', { name: 'Remover filtro: Remoto' });
  expect(link).toHaveAttribute('href', '/jobs?type=full-time');
});

it('is a plain link without a remove label', () => {
  renderKit(<Chip to="/jobs?category=tecnologia">Tecnologia</Chip>);
  expect(screen.getByRole('link', { name: 'Tecnologia' })).toBeInTheDocument();
});
