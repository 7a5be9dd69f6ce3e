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

it('the header is readable without JavaScript, with the sign-in link', () => {
  const html = render('header', '/jobs');
  expect(html).toMatch(/aria-current="page"[^>]{0,200}href="\/jobs"/);
  expect(html).toContain('Entrar');
});

it('the footer shows the year', () => {
  expect(render('footer', '/jobs')).toContain(`<time>${new Date().getFullYear()}</time>`);
});

it('the search of the home page works without JavaScript', () => {
  expect(render('page', '/home')).toMatch(/<form [^<>]{0,200}action="\/jobs"[^<>]{0,200}method="get"/);
});

it.each(['/', '/nowhere'])('%s has a heading', (path) => {
  expect(render('page', path)).toContain('<h1');
});

it('the kit page is rendered in the browser only', () => {
  expect(render('page', '/kit')).toBeNull();
});

it.each(['header', 'footer'] as const)(
  'links and buttons of the %s are separated by text or blocks, for text browsers',
  (part) => {
    const html = render(part, '/jobs') ?? '';
    expect(html).toContain('</a>');
    expect(html).not.toMatch(/<\/(?:a|button)><(?:a|button|span|svg|summary|fieldset)\b/);
  },
);

it('groups of buttons are labelled by their legend', () => {
  const html = render('footer', '/jobs') ?? '';
  const fieldsets = html.match(/<fieldset[^<>]*>/g) ?? [];
  expect(fieldsets.length).toBeGreaterThan(0);
  expect(html.match(/<fieldset[^<>]*><legend/g)).toHaveLength(fieldsets.length);
});
