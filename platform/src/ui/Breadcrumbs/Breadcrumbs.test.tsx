import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Breadcrumbs } from './Breadcrumbs';

it('links to the parent pages and marks the current page', async () => {
  renderKit(<Breadcrumbs items={[{ label: 'Início', to: '/home' }, { label: 'Ofertas' }]} />);
  expect(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('link', { name: 'Ofertas' })).not.toBeInTheDocument();
  expect(screen.getByText('Ofertas')).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityProblems()).toEqual([]);
});
