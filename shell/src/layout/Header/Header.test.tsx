import { act, screen, within } from '@testing-library/react';
import { ines, renderShell } from '../../testing/render-shell';
import { Header } from './Header';

const mainNav = () => within(screen.getByRole('navigation', { name: 'Principal' }));

it('has four main links, and marks the current one', () => {
  renderShell(<Header />, { path: '/jobs/analista-12' });
  const links = mainNav().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/jobs',
    '/companies',
    'https://example.com/blogue',
  ]);
  expect(mainNav().getByRole('link', { current: 'page' })).toHaveTextContent('Ofertas');
  expect(mainNav().getByRole('link', { name: 'Recursos (abre num novo separador)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('starts with the skip link', async () => {
  const { user } = renderShell(<Header />, { path: '/jobs' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar para o conteúdo' })).toHaveFocus();
});

it('shows the sign-in link to visitors, and the link for companies', () => {
  renderShell(<Header />, { path: '/jobs' });
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Publicar oferta (abre num novo separador)' })).toHaveAttribute(
    'href',
    'https://example.com/empresas',
  );
  expect(screen.queryByRole('button', { name: /Menu da conta/ })).not.toBeInTheDocument();
});

it.each(['/', '/coming-soon'])('shows only the logo on %s', (path) => {
  renderShell(<Header />, { path });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trampolim' })).toHaveAttribute('href', '/home');
});

describe('the account menu', () => {
  const open = async () => {
    const { user } = renderShell(<Header />, { path: '/account?tab=resumes', user: ines });
    await user.click(await screen.findByRole('button', { name: 'Menu da conta de Inês Carvalho', expanded: false }));
    return user;
  };

  it("shows the user's name and the account links", async () => {
    await open();
    expect(screen.getByText('ines@example.com')).toBeVisible();
    const account = within(screen.getByRole('navigation', { name: 'Conta' }));
    expect(account.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account',
      '/account?tab=resumes',
      '/account?tab=applications',
      '/account?tab=interviews',
      '/account?tab=savedJobs',
      '/account?tab=emailPreferences',
    ]);
    expect(account.getByRole('link', { current: 'page' })).toHaveTextContent('Currículos');
    expect(screen.getByRole('button', { name: 'Terminar sessão' })).toBeVisible();
  });

  it('closes on Escape, and returns the focus', async () => {
    const user = await open();
    await user.tab();
    await user.keyboard('{Escape}');
    const toggle = screen.getByRole('button', { name: 'Menu da conta de Inês Carvalho', expanded: false });
    expect(toggle).toHaveFocus();
    expect(screen.getByText('ines@example.com')).not.toBeVisible();
  });

  it('opens with an arrow key, and arrow keys move the focus through it in a cycle', async () => {
    const { user } = renderShell(<Header />, { path: '/account', user: ines });
    const toggle = await screen.findByRole('button', { name: 'Menu da conta de Inês Carvalho' });
    act(() => toggle.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Perfil' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Currículos' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(toggle).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Terminar sessão' })).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    const user = await open();
    act(() => screen.getByRole('button', { name: 'Terminar sessão' }).focus());
    await user.tab();
    expect(screen.getByText('ines@example.com')).not.toBeVisible();
  });

  it('closes on an outside click', async () => {
    const user = await open();
    await user.click(document.body);
    expect(screen.getByText('ines@example.com')).not.toBeVisible();
  });
});
