import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { kitData } from './kit-data';
import { KitPage } from './KitPage';
import { kitParts } from './kit-parts';

it('has data from the source for each part, and a part for each example', () => {
  expect(kitParts.map(({ name }) => name).toSorted()).toEqual(Object.keys(kitData).toSorted());
  expect(kitParts.filter(({ name }) => kitData[name]?.doc === '')).toEqual([]);
});

it('shows every part in both themes, and searches by name, docstring and prop', async () => {
  const { user, container } = renderShell(<KitPage />, { path: '/kit' });
  for (const theme of ['light', 'dark']) {
    const islands = [...container.querySelectorAll(`[data-theme=${theme}]`)];
    expect(islands.map((island) => island.getAttribute('aria-label'))).toEqual(
      kitParts.map(({ name }) => `${name}, ${theme}`),
    );
  }
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search the kit' });
  expect(field).toHaveFocus();
  await user.keyboard('removeLabel');
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the kit' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Chip']);
});

it('shows example, states and props of one part as its source has them', async () => {
  const { user } = renderShell(<KitPage />, { path: '/kit?part=Button' });
  expect(screen.getByRole('heading', { level: 1, name: 'Button' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Code of the example' })).toHaveTextContent(
    '<Button busy>A enviar</Button>',
  );
  const row = within(screen.getByRole('region', { name: 'Props' })).getByRole('row', { name: /^variant/ });
  expect(row).toHaveTextContent("'primary' | 'secondary'");
  const initial = within(row).getAllByRole('cell')[1]!;
  expect(initial).toHaveTextContent("'primary'");
  // On small screens, where the columns have no heads.
  expect(initial).toHaveAttribute('data-label', 'Default');
  const paper = within(screen.getByRole('region', { name: 'States' })).getByRole('row', { name: /^paper/ });
  expect(within(paper).getAllByRole('button')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.queryByRole('group', { name: 'Button, light' })).not.toBeInTheDocument();
});

it('opens an overlay of an example, and says that a part does not exist', async () => {
  const { user } = renderShell(<KitPage />, { path: '/kit?part=AlertDialog' });
  await user.click(screen.getAllByRole('button', { name: 'AlertDialog' })[0]!);
  expect(screen.getByRole('alertdialog', { name: 'Cancelar a entrevista?' })).toBeInTheDocument();
});

it('names a part that the kit does not have', () => {
  renderShell(<KitPage />, { path: '/kit?part=Carousel' });
  expect(screen.getByText('The kit has no part “Carousel”.')).toBeInTheDocument();
});
