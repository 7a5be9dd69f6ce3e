import type { PageContext } from 'shared-contracts';
import { fillOfflinePage } from './service-worker/offline-page/fill-offline-page';
import { pageRemotes } from './testing/page-remotes';
import entry from './app.server';

const context: PageContext = { language: 'pt', status: 200, publicUrl: 'https://x', employerAppUrl: '', blogUrl: '' };
const registry = { contract: 1, remotes: pageRemotes } as const;
const render = (part: 'header' | 'page' | 'footer' | 'offline', path: string, language: 'pt' | 'en' = 'pt') =>
  entry.render({ part, path, language, data: [], context, registry });

/** `contact.title`, but not the name of a site. */
const keyInPlaceOfText = />(?!www\.)\w{1,200}\.\w{1,200}[.\w]{0,200}</;

describe("the shell's server entry", () => {
  it('renders header and footer around every page', () => {
    expect(render('header', '/jobs')?.html).toContain('href="/jobs"');
    expect(render('footer', '/jobs')?.html).toContain('<footer');
  });

  it('renders the not-found page in both languages', () => {
    expect(render('page', '/nada')?.html).toContain('Página não encontrada');
    expect(render('page', '/nada', 'en')?.html).toContain('Page Not Found');
  });

  it.each([
    ['/', 'O seu próximo trabalho está a um salto.', 'Reserve o seu lugar na lista de espera'],
    ['/coming-soon', 'O seu próximo trabalho está a um salto.', 'Livro de Reclamações'],
    ['/entrar-em-contacto', 'Entrar em contacto', 'mailto:ola@example.com'],
    ['/perguntas-frequentes', 'Perguntas frequentes', 'O registo é gratuito'],
    ['/termos-de-servico', 'Termos de serviço', 'que são colocação paga'],
    ['/politica-de-privacidade', 'Política de privacidade', 'Respondemos no prazo de 1 mês'],
    ['/mobile-app', 'O Trampolim no seu telemóvel.', 'Adicionar ao ecrã principal'],
  ])('renders %s so that it can be read without JavaScript', (path, heading, text) => {
    const html = render('page', path)?.html;
    expect(html).toMatch(new RegExp(`<h1[^<>]*>${heading}</h1>`));
    expect(html).toContain(text);
    expect(html).not.toMatch(keyInPlaceOfText);
    expect(render('page', path, 'en')?.html).not.toMatch(keyInPlaceOfText);
  });

  it("renders nothing at a remote's address", () => {
    expect(render('page', '/jobs')?.html).toBe('');
  });

  it('renders the offline page with placeholders for the service worker', () => {
    const html = render('offline', '/offline')?.html ?? '';
    expect(html).toContain('Está sem ligação à Internet');
    expect(render('offline', '/offline', 'en')?.html).toContain('You are offline');
    const filled = fillOfflinePage(html, 'https://x/companies?page=2', [{ path: '/jobs/a-1', titleHtml: 'Analista' }]);
    expect(filled).toContain('href="/companies?page=2"');
    expect(filled).toContain('<li><a href="/jobs/a-1">Analista</a></li>');
  });

  it('declares the head texts of its pages in both languages', () => {
    expect(entry.routes).toContainEqual(
      expect.objectContaining({
        path: '/home',
        robots: 'index',
        title: { pt: expect.any(String), en: expect.any(String) },
        description: { pt: expect.any(String), en: expect.any(String) },
      }),
    );
    expect(() => structuredClone(entry.routes)).not.toThrow();
  });
});
