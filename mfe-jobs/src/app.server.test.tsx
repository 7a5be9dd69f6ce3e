import type { ServerEntry } from 'platform';
import { getJob, type PageContext, type PrimedEntry } from 'shared-contracts';
import { buildJobCard, declaredData } from 'shared-contracts/testing';
import app from './app';
import './fragments/categories';
import './fragments/featured';
import './fragments/recent';
import { buildJob, buildSearchPage, primedJob, primedSearch } from './testing/build-job';
import { remote } from './remote';

// Under the `server` condition createRemote returns a server entry; its type is that of the browser.
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

describe('server-rendered jobs', () => {
  it('render the list with links and a form', () => {
    const content = render('/jobs?type=full-time', primedSearch(buildSearchPage(), { type: ['full-time'] }));
    expect(content?.html).toContain('href="/jobs/analista-de-dados-12"');
    expect(content?.html).toMatch(/<form[^<>]{0,200}action="\/jobs"[^<>]{0,200}method="get"/);
    expect(content?.html).toContain('Aplicar filtros');
    expect(content?.html).not.toContain(' style=');
    expect(content?.css).toContain('var(--color-surface)');
  });

  it('render the job with title, company, place, pay, text and an apply link', () => {
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

  it('render the comparison, with a note for an unknown job', () => {
    const jobs = [buildJob(), buildJob({ id: 13, slug: 'designer-13', title: 'Designer' })];
    const answers = jobs.flatMap((job) => primedJob(job, String(job.id)));
    const error = { status: 404, data: { error: 'x', message: 'x', code: 'job_not_found' as const } };
    const unknown = { template: getJob.template, arg: { id: '99' }, error };
    const html = render('/jobs/comparar?ids=12,13,99', [...answers, unknown])?.html;
    for (const words of ['<table', 'Analista de Dados</a>', 'Designer</a>', 'A oferta 99 não existe']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="/jobs/designer-13"');
  });

  it('render in English', () => {
    expect(render('/jobs', primedSearch(buildSearchPage()), 'en')?.html).toContain('Most relevant');
  });

  it('render the not-found page', () => {
    const error = { status: 404, data: { error: 'x', message: 'x', code: 'job_not_found' as const } };
    const content = render('/jobs/nada', [{ template: getJob.template, arg: { id: 'nada' }, error }]);
    expect(content?.html).toContain('Oferta não encontrada');
  });

  it('render without React warnings', () => {
    const complaint = jest.spyOn(console, 'error');
    render('/jobs', primedSearch(buildSearchPage()));
    render('/jobs/analista-de-dados-12', primedJob(buildJob({ related: [buildJobCard({ id: 13 })] })));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('render nothing if the response is missing', () => {
    expect(render('/jobs', [])).toBeNull();
  });
});

it('has a query for all data that it declares', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  render('/nothing', declaredData(remote));
  expect(complaint.mock.calls).toEqual([]);
});
