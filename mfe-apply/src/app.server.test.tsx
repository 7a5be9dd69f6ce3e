import type { ServerEntry } from 'platform';
import { getJob, getSession, type PageContext, type PrimedEntry } from 'shared-contracts';
import { declaredData } from 'shared-contracts/testing';
import app from './app';
import { buildJob } from './testing/build-application';
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
const job: PrimedEntry = { template: getJob.template, arg: { id: '12' }, value: buildJob() };
const visitor: PrimedEntry = { template: getSession.template, arg: {}, value: null };
const render = (path: string, data: readonly PrimedEntry[] = []) =>
  entry.render({ path, data, language: 'pt', context });

describe('server rendering', () => {
  it('renders the first step with its job, without style attributes', () => {
    const content = render('/jobs/12/apply', [job, visitor]);
    expect(content?.html).toContain('Envie o seu currículo</h1>');
    expect(content?.html).toContain('Designer de Produto');
    expect(content?.html).toContain('Passo 1 de 3');
    expect(content?.html).not.toMatch(/ style=| data-s=/);
  });

  it('renders the page, without the form, while it is unknown who is signed in', () => {
    const content = render('/jobs/12/apply', [job]);
    expect(content?.html).toContain('Designer de Produto');
    expect(content?.html).toMatch(/<form[^>]{0,200} hidden=""/);
    expect(render('/jobs/12/apply', [job, visitor])?.html).not.toMatch(/<form[^>]{0,200} hidden=""/);
  });

  it('renders a note for browsers without scripts', () => {
    const [, note = ''] = /<noscript>(.{0,900}?)<\/noscript>/.exec(render('/jobs/12/apply', [job])?.html ?? '') ?? [];
    expect(note).toContain('Para se candidatar, é preciso JavaScript.');
  });

  it('logs no React errors', () => {
    const complaint = jest.spyOn(console, 'error');
    render('/jobs/12/apply', [job]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('renders no content of an application, because it is private', () => {
    expect(render('/applications/t0ken')).toBeNull();
  });
});

it('has a query for all data that it declares', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  render('/nothing', declaredData(remote));
  expect(complaint.mock.calls).toEqual([]);
});
