import type { ServerEntry } from 'platform';
import { listCategories, type PageContext, type PrimedEntry } from 'shared-contracts';
import { declaredData } from 'shared-contracts/testing';
import app from './app';
import { remote } from './remote';

// With the condition `server`, createRemote returns a server entry; the types are those of the browser.
const entry = app as unknown as ServerEntry;

const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.example',
  employerAppUrl: 'https://site.example/e',
  blogUrl: 'https://site.example/b',
};
const areas: PrimedEntry = {
  template: listCategories.template,
  arg: {},
  value: [{ name: 'Tecnologia', slug: 'tecnologia', icon: 'code', jobCount: 1 }],
};
const render = (path: string, data: readonly PrimedEntry[] = []) =>
  entry.render({ path, data, language: 'pt', context });

describe('server rendering', () => {
  it.each([
    ['/auth', 'Entrar na sua conta</h1>'],
    ['/auth?mode=register', 'Criar a sua conta</h1>'],
    ['/auth?mode=forgot', 'Recuperar a palavra-passe</h1>'],
    ['/reset-password?token=t0ken', 'Escolha uma nova palavra-passe</h1>'],
  ])('renders the form of %s without style attributes', (path, heading) => {
    const html = render(path, [areas])?.html ?? '';
    expect(html).toContain(heading);
    expect(html).not.toMatch(/ style=| data-s=/);
    expect(html).not.toContain('t0ken');
  });

  it('renders the areas and a note for browsers without scripts', () => {
    const html = render('/auth?mode=register', [areas])?.html ?? '';
    expect(html).toContain('Tecnologia');
    expect(/<noscript>(.{0,900}?)<\/noscript>/.exec(html)?.[1]).toContain('A área da conta precisa de JavaScript.');
  });

  it('renders a form that verifies an address without scripts, and sends no request', () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const html = render('/verify-email?token=t0ken')?.html ?? '';
    const noscript = /<noscript>(.{0,900}?)<\/noscript>/.exec(html)?.[1];
    expect(noscript).toMatch(/^<form [^>]{0,100}method="post"/);
    expect(noscript).toContain('Confirmar e-mail');
    expect(html).not.toContain('t0ken');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each(['/alertas/t0ken', '/u/t0ken'])('renders no content for a mailed link: %s', (path) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(render(path)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('logs no React errors', () => {
    const complaint = jest.spyOn(console, 'error');
    render('/auth', [areas]);
    expect(complaint).not.toHaveBeenCalled();
  });
});

it('has a query for all data that it declares', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  render('/nothing', declaredData(remote));
  expect(complaint.mock.calls).toEqual([]);
});
