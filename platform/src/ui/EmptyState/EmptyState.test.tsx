import { screen } from '@testing-library/react';
import { ButtonLink } from '../Button/Button';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { EmptyState } from './EmptyState';

it('shows title, text and action', async () => {
  renderKit(
    <EmptyState
      heading="h1"
      illustration="empty-search"
      title="Nenhuma oferta com estes filtros"
      text="Há 42 se retirar “Sénior”."
      actions={<ButtonLink to="/jobs">Limpar filtros</ButtonLink>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nenhuma oferta com estes filtros' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Limpar filtros' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});
