import { cleanup, screen, within } from '@testing-library/react';
import { buildUser } from 'platform/testing';
import type { PageRemote, User } from 'shared-contracts';
import { campaigns, guides, pageRemotes } from '../testing/page-remotes';
import { ines, renderShell } from '../testing/render-shell';
import { Footer } from './Footer/Footer';
import { Header } from './Header/Header';

const admin = buildUser({ username: 'admin', role: 'admin' });

interface Page {
  remotes?: readonly PageRemote[];
  user?: User;
  language?: 'pt' | 'en';
}

/** Header, drawer, account menu, footer and tab bar: the labels of each list of links. */
async function showChrome({ remotes = pageRemotes, user, language = 'pt' }: Page) {
  cleanup();
  const chrome = (
    <>
      <Header />
      <Footer />
    </>
  );
  const rendered = renderShell(chrome, { path: '/companies', language, ...(user && { user }) }, remotes);
  const labels = (list: HTMLElement) =>
    within(list)
      .queryAllByRole('link', { hidden: true })
      .map((link) => link.textContent);
  const named = (name: RegExp, place = screen) =>
    place.queryAllByRole('navigation', { name, hidden: true }).map(labels);
  const [main] = named(/^(Principal|Main)$/);
  const [tabBar] = named(/^(Navegação rápida|Quick navigation)$/);
  const footer = within(screen.getByRole('contentinfo')).getAllByRole('navigation').map(labels);
  const [account] =
    user === undefined
      ? []
      : [labels(await screen.findByRole('navigation', { name: /^Conta|^Account/, hidden: true }))];
  await rendered.user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog')).getAllByRole('navigation').map(labels);
  return { main, tabBar, footer, account, drawer, container: document.body };
}

const newTab = ' (abre num novo separador)';

it('the links of the remotes and of the shell are in their order, whatever the order of the registry', async () => {
  for (const remotes of [pageRemotes, pageRemotes.toReversed()]) {
    const { main, tabBar, footer, account, drawer } = await showChrome({ remotes, user: ines });
    const links = ['Início', 'Ofertas', 'Empresas'];
    const pages = ['Perfil', 'Currículos', 'Candidaturas', 'Entrevistas', 'Guardadas', 'Alertas'];
    expect(main).toEqual([...links, `Recursos ${newTab}`]);
    expect(tabBar).toEqual(['Início', 'Ofertas', 'Entrevistas', 'Perfil']);
    expect(account).toEqual(pages);
    expect(drawer).toEqual([[...links, `Recursos ${newTab}`], pages]);
    expect(footer).toEqual([
      ['Procurar ofertas', 'Empresas', `Blogue ${newTab}`],
      [`Publicar oferta ${newTab}`, 'Lista de espera'],
      ['Contacto', 'Perguntas frequentes', 'Política de privacidade', 'Termos de serviço'],
    ]);
  }
});

it("a new remote's links appear in every place of their slots, in the page's language", async () => {
  const { main, footer, account, drawer } = await showChrome({
    remotes: [guides, ...pageRemotes],
    user: ines,
    language: 'en',
  });
  expect(main?.slice(0, 4)).toEqual(['Home', 'Browse Jobs', 'Guides', 'Companies']);
  expect(drawer[0]?.slice(0, 4)).toEqual(['Home', 'Browse Jobs', 'Guides', 'Companies']);
  expect(account?.slice(3, 6)).toEqual(['Interviews', 'My guides', 'Saved jobs']);
  expect(drawer[1]).toEqual(account);
  expect(footer[2]?.slice(0, 3)).toEqual(['Contact', 'Guides', 'Frequently asked questions']);
});

it('a remote that is missing in the registry has no link anywhere', async () => {
  const { container, main } = await showChrome({ remotes: pageRemotes.filter(({ id }) => id !== 'mfe-jobs') });
  expect(main).toHaveLength(3);
  expect(container.querySelectorAll('a[href^="/jobs"]')).toHaveLength(0);
  expect(container.querySelectorAll('a[href^="/companies"]').length).toBeGreaterThan(1);
});

it('only an admin finds the campaigns in the menu', async () => {
  const remotes = [...pageRemotes, campaigns];
  const seen = await showChrome({ remotes, user: admin });
  expect(seen.account?.at(-1)).toBe('Campanhas');
  expect(seen.drawer[1]?.at(-1)).toBe('Campanhas');
  expect((await showChrome({ remotes, user: ines })).account).not.toContain('Campanhas');
});
