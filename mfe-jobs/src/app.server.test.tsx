import type { ServerEntry } from 'platform';
import { getJob, type PageContext, type PrimedEntry } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import app from './app';
import { buildJob, buildSearchPage, primedJob, primedSearch } from './testing/build-job';

// The `server` condition makes createRemote answer with an entry; the types are those of the browser's half.
const entry = app as unknown as ServerEntry;

const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.example',
  employerAppUrl: 'https://site.example/e',
  blogUrl: 'https://site.example/b',
};
const render = (path: string, data: readonly PrimedEntry[], language: 'pt' | 'en' = 'pt') =>
  entry.render({ path, data, language, context: { ...context, language } });

describe('content that the HTML server sends', () => {
  it('is the list, readable, with real links and a form', () => {
    const content = render('/jobs?type=full-time', primedSearch(buildSearchPage(), { type: ['full-time'] }));
    expect(content?.html).toContain('href="/jobs/analista-de-dados-12"');
    expect(content?.html).toMatch(/<form[^<>]{0,200}action="\/jobs"[^<>]{0,200}method="get"/);
    expect(content?.html).toContain('Aplicar filtros');
    expect(content?.html).not.toContain(' style=');
    expect(content?.css).toContain('var(--color-surface)');
  });

  it('is the job: title, company, place, pay, text and an apply link', () => {
    const html = render('/jobs/analista-de-dados-12', primedJob(buildJob()))?.html.replaceAll('\u00A0', ' ');
    for (const words of [
      'Analista de Dados</h1>',
      'Vela Digital',
      'Porto, híbrido',
      '2 100 – 2 600 €',
      'três mil lojas',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="/jobs/12/apply"');
  });

  it('is in English where that was asked for', () => {
    expect(render('/jobs', primedSearch(buildSearchPage()), 'en')?.html).toContain('Most relevant');
  });

  it('shows that the job does not exist', () => {
    const error = { status: 404, data: { error: 'x', message: 'x', code: 'job_not_found' as const } };
    const content = render('/jobs/nada', [{ endpointName: getJob.name, arg: { id: 'nada' }, error }]);
    expect(content?.html).toContain('Oferta não encontrada');
  });

  it('is made without a complaint of React', () => {
    const complaint = jest.spyOn(console, 'error');
    render('/jobs', primedSearch(buildSearchPage()));
    render('/jobs/analista-de-dados-12', primedJob(buildJob({ related: [buildJobCard({ id: 13 })] })));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('is nothing where the answer is missing: a skeleton is no content', () => {
    expect(render('/jobs', [])).toBeNull();
  });
});
