import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { KitPage } from './KitPage';

it('shows the parts in both themes side by side', async () => {
  const { user } = renderShell(<KitPage />, { path: '/kit' });
  const [light, dark] = ['Claro', 'Escuro'].map((name) => screen.getByRole('region', { name }));
  expect(light).toHaveAttribute('data-theme', 'light');
  expect(dark).toHaveAttribute('data-theme', 'dark');
  const headings = (island: HTMLElement) =>
    within(island)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
  expect(headings(dark!)).toEqual(headings(light!));
  await user.click(within(light!).getByRole('button', { name: 'AlertDialog' }));
  expect(screen.getByRole('alertdialog', { name: 'Cancelar a entrevista?' })).toBeInTheDocument();
});
