import { fillOfflinePage } from './fill-offline-page';

const html = '<a class="x" href="/home#retry">Tentar novamente</a><ul class="y" id="kept-pages"></ul>';

describe('the offline page', () => {
  it('has a retry link to the requested address', () => {
    const filled = fillOfflinePage(html, 'https://trampolim.test/jobs?keyword="a"&page=2', []);
    expect(filled).toContain('href="/jobs?keyword=%22a%22&amp;page=2"');
    expect(filled).toContain('<ul class="y" id="kept-pages"></ul>');
  });

  it('lists the cached pages by title, with HTML escaping', () => {
    const filled = fillOfflinePage(html, 'https://trampolim.test/companies', [
      { path: '/jobs/analista-12', titleHtml: 'Analista &amp; Dados · Volta | Trampolim' },
      { path: '/home', titleHtml: 'Início' },
    ]);
    const list = document.createElement('div');
    list.innerHTML = filled;
    const links = [...list.querySelectorAll('li a')].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/jobs/analista-12', 'Analista & Dados · Volta'],
      ['/home', 'Início'],
    ]);
  });

  it('inserts a title literally, including replacement patterns', () => {
    const filled = fillOfflinePage(html, 'https://trampolim.test/', [
      { path: '/jobs/a-1', titleHtml: 'Custa $1 & $&' },
    ]);
    expect(filled).toContain('Custa $1 & $&');
  });
});
