import type { PageContext, PageRemote } from 'shared-contracts';
import entry from '../app.server';
import { campaigns, guides, pageRemotes } from '../testing/page-remotes';

const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.test',
  employerAppUrl: 'https://example.com/empresas',
  blogUrl: 'https://example.com/blogue',
};

function render(part: 'header' | 'page' | 'footer', path: string, remotes: readonly PageRemote[] = pageRemotes) {
  const registry = { contract: 1, remotes } as const;
  const content = entry.render({ part, path, language: 'pt', data: [], context, registry });
  expect(content?.html ?? '').not.toMatch(/ style=/);
  return content?.html ?? null;
}

it('the header is readable without JavaScript, with the sign-in link', () => {
  const html = render('header', '/jobs');
  expect(html).toMatch(/aria-current="page"[^>]{0,200}href="\/jobs"/);
  expect(html).toContain('Entrar');
});

it('the links and the sections of the home page are those of the registry', () => {
  const html = (remotes: readonly PageRemote[]) =>
    (['header', 'page', 'footer'] as const).map((part) => render(part, '/home', remotes)).join('');
  const sections = (remotes: readonly PageRemote[]) =>
    [...html(remotes).matchAll(/data-fragment="([^"]+)"/g)].map(([, address]) => address);
  expect(html(pageRemotes)).toMatch(/href="\/jobs">(?:<svg.{0,900}?<\/svg>)?Ofertas</);
  expect(html(pageRemotes)).not.toContain('Guias');
  expect(html([...pageRemotes, guides]).match(/Guias/g)).toHaveLength(2);
  expect(html(pageRemotes.slice(0, 2))).not.toMatch(/href="\/jobs">(?:<svg.{0,900}?<\/svg>)?Ofertas</);
  expect(html([...pageRemotes, campaigns])).not.toContain('Campanhas');
  expect(sections(pageRemotes)).toEqual(['mfe-jobs:recent']);
  expect(sections([...pageRemotes, guides])).toEqual(['mfe-guides:newest', 'mfe-jobs:recent']);
});

it('the sections of the home page are in their order with the blog, and reserve their space', () => {
  const late = { ...guides, fragments: { newest: { ...guides.fragments['newest'], order: 110 } } };
  const registry = { contract: 1, remotes: [late, ...pageRemotes] } as const;
  const page = entry.render({ part: 'page', path: '/home', language: 'pt', data: [], context, registry });
  const parts = page?.html.match(/mfe-guides:newest|mfe-jobs:recent|Do blogue/g);
  expect(parts).toEqual(['mfe-jobs:recent', 'Do blogue', 'mfe-guides:newest']);
  for (const height of ['30rem', '20rem', '15rem', '10rem']) expect(page?.css).toContain(`min-height:${height}`);
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
