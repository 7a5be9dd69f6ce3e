import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { contentOf, jsonOf } from '../test/page-reader.ts';
import { startSite, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => {
  site.api.answers.clear();
  site.api.seen.length = 0;
  site.api.answers.set('/api/proxy/jobs/analista-de-dados-12', { body: buildJob() });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage() });
});

describe('a page', () => {
  it('comes with content, data, registry and context (T31)', async () => {
    const { status, headers, html } = await site.get('/jobs/analista-de-dados-12');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(contentOf(html, 'remote-mfe-jobs')).toContain('Analista de dados');
    expect(contentOf(html, 'shell-header')).toContain('header|/jobs/analista-de-dados-12|pt|200|mfe-jobs');
    expect(contentOf(html, 'shell-footer')).toContain('footer|');
    expect(html).toContain('<div id="shell-page"></div>');
    expect(html).toContain('<div id="shell-overlays"></div>');
    expect(jsonOf(html, 'data')).toEqual([
      { endpointName: 'getJob', arg: { id: 'analista-de-dados-12' }, value: buildJob() },
    ]);
    expect(jsonOf(html, 'registry')).toMatchObject({ contract: 1, remotes: [{ id: 'mfe-jobs' }] });
    expect(jsonOf(html, 'context')).toEqual({
      language: 'pt',
      status: 200,
      publicUrl: 'https://trampolim.test',
      employerAppUrl: 'https://employers.test',
      blogUrl: 'https://blog.test',
    });
  });
});
