import { screen, within } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Pagination } from './Pagination';

const hrefOf = (page: number) => `/jobs?page=${page}`;

it('links to the first, last and adjacent pages, and marks the current page', async () => {
  renderKit(<Pagination page={7} totalPages={20} hrefOf={hrefOf} />);
  const list = within(screen.getByRole('list'));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1', '…', '7', '…', '20']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Página 7');
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/jobs?page=6');
  expect(screen.getByRole('link', { name: 'Seguinte' })).toHaveAttribute('href', '/jobs?page=8');
  expect(await accessibilityProblems()).toEqual([]);
});

it('has no link beyond the first and last page', () => {
  renderKit(<Pagination page={1} totalPages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Anterior' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seguinte' })).toBeInTheDocument();
});

it('renders nothing for a single page', () => {
  renderKit(<Pagination page={1} totalPages={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
