import type { PageContext, Registry } from 'shared-contracts';
import entry from '../app.server';

const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.test',
  employerAppUrl: 'https://example.com/empresas',
  blogUrl: 'https://example.com/blogue',
};
const registry: Registry = { contract: 1, remotes: [] };

function render(part: 'header' | 'page' | 'footer', path: string) {
  const content = entry.render({ part, path, language: 'pt', data: [], context, registry });
  expect(content?.html ?? '').not.toMatch(/ style=/);
  return content?.html ?? null;
}

it('the header is readable without a browser, with the way in for everybody', () => {
  const html = render('header', '/jobs');
  expect(html).toMatch(/aria-current="page"[^>]*href="\/jobs"/);
  expect(html).toContain('Entrar');
});

it('the footer says the year', () => {
  expect(render('footer', '/jobs')).toContain(`<time>${new Date().getFullYear()}</time>`);
});

it('the search of the home page works without JavaScript', () => {
  expect(render('page', '/home')).toMatch(/<form [^>]*action="\/jobs"[^>]*method="get"/);
});

it.each(['/', '/nowhere'])('%s has its heading', (path) => {
  expect(render('page', path)).toContain('<h1');
});

it('the page of the kit is left to the browser', () => {
  expect(render('page', '/kit')).toBeNull();
});
