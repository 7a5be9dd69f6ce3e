import { getJob, type PageContext, type PrimedEntry } from 'shared-contracts';
import type { ServerEntry } from 'platform';
import app from './app';
import { buildJob } from './testing/build-application';

// The `server` condition makes createRemote answer with an entry; the types are those of the browser's half.
const entry = app as unknown as ServerEntry;

const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.example',
  employerAppUrl: 'https://site.example/e',
  blogUrl: 'https://site.example/b',
};
const job: PrimedEntry = { endpointName: getJob.name, arg: { id: '12' }, value: buildJob() };
const render = (path: string, data: readonly PrimedEntry[] = []) =>
  entry.render({ path, data, language: 'pt', context });

describe('what the HTML server sends', () => {
  it('is the first step with its job, and no style attribute', () => {
    const content = render('/jobs/12/apply', [job]);
    expect(content?.html).toContain('Envie o seu currículo</h1>');
    expect(content?.html).toContain('Designer de Produto');
    expect(content?.html).toContain('Passo 1 de 3');
    expect(content?.html).not.toMatch(/ style=| data-s=/);
  });

  it('says what is needed where there is no script', () => {
    const [, note = ''] = /<noscript>(.{0,900}?)<\/noscript>/.exec(render('/jobs/12/apply', [job])?.html ?? '') ?? [];
    expect(note).toContain('Para se candidatar é preciso JavaScript.');
  });

  it('is made without a complaint of React', () => {
    const complaint = jest.spyOn(console, 'error');
    render('/jobs/12/apply', [job]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('is nothing of an application: that is private', () => {
    expect(render('/applications/t0ken')).toBeNull();
  });
});
