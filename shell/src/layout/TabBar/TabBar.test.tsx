import { act, screen, waitFor } from '@testing-library/react';
import { fromTheTop } from '../../navigation/other-page';
import { renderShell } from '../../testing/render-shell';
import { TabBar } from './TabBar';

it('has four links and marks the current one', () => {
  renderShell(<TabBar />, { path: '/account?tab=interviews' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Início',
    'Ofertas',
    'Entrevistas',
    'Perfil',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Entrevistas');
});

describe('the account links of the tab bar', () => {
  const address = ({ services }: ReturnType<typeof renderShell>) => {
    const { pathname, search } = services.history.get().location;
    return pathname + search;
  };

  it('navigate to their page, and Back returns to the previous one', async () => {
    const page = renderShell(<TabBar />, { path: '/account' });
    const seen: string[] = [];
    page.services.history.listen(() => seen.push(address(page)));
    await page.user.click(screen.getByRole('link', { name: 'Entrevistas' }));
    await page.user.click(screen.getByRole('link', { name: 'Perfil' }));
    expect(seen).toEqual(['/account?tab=interviews', '/account']);
    act(() => page.services.history.go(-1));
    await waitFor(() => expect(address(page)).toBe('/account?tab=interviews'));
  });

  it('restart the current page without another history entry', async () => {
    const page = renderShell(<TabBar />, { path: '/account?tab=interviews' });
    await page.user.click(screen.getByRole('link', { name: 'Entrevistas' }));
    const { action, location } = page.services.history.get();
    expect([action, location.state]).toEqual(['REPLACE', fromTheTop]);
  });
});
