import { searchJobs } from 'shared-contracts';
import { badSources, goodSource } from '../test/entries.ts';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { contentOf, routeDataOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote, integrityOf } from '../test/site-fixture.ts';

const job = '/jobs/analista-de-dados-12';
const timings = { contentDeadline: 1000, contentKill: 2000, contentWarmUp: 5000, breakerPause: 60_000 };

let site: RunningSite;
afterEach(stopSites);

interface DeployedEntry {
  source: string;
  /** Integrity value in the registry; default: the hash of the source. */
  integrity?: string;
  given?: Partial<typeof timings>;
}

async function startWith({ source, integrity, given }: DeployedEntry) {
  site = await startSite({
    timings: { ...timings, ...given },
    remotes: [],
    prepare: async (fixture) => {
      const other = buildSmallRemote('mfe-small', '/small', { server: { file: 'server.cjs', integrity: '' } });
      const remote = await fixture.deploy(buildRemote(), source);
      const server = { file: 'server.cjs', integrity: integrity ?? integrityOf(source) };
      await fixture.register({ ...remote, server }, await fixture.deploy(other));
    },
  });
  site.api.answers.set('/api/proxy/jobs/analista-de-dados-12', { body: buildJob() });
}

/** The job page's status, its container's content and the title in its data. */
async function visit() {
  const { status, html } = await site.get(job);
  const [entry] = routeDataOf(html) as { value: { title: string } }[];
  return { status, content: contentOf(html, 'remote-mfe-jobs'), data: entry?.value.title };
}

const withoutContent = { status: 200, content: '', data: 'Analista de dados' };

/** The other remote's pages become complete again after the restart. */
const expectOtherRemoteToWork = () =>
  until(async () => {
    const { html } = await site.get('/small');
    expect(contentOf(html, 'shell-header')).toContain('header|/small');
    expect(contentOf(html, 'remote-mfe-small')).toContain('article');
  });

describe('a page is sent without content if its entry', () => {
  it.each(Object.entries(badSources))('%s', async (_, source) => {
    await startWith({ source });
    expect(await visit()).toEqual(withoutContent);
    await expectOtherRemoteToWork();
  });

  it('was tampered with', async () => {
    await startWith({ source: `${goodSource('1')} `, integrity: integrityOf(goodSource('1')) });
    expect(await visit()).toEqual(withoutContent);
    await expectOtherRemoteToWork();
  });

  it('is missing', async () => {
    await startWith({ source: goodSource('1') });
    await site.fixture.register({ ...buildRemote({ version: '2.0.0-gone' }), base: '/remotes/mfe-jobs/2.0.0-gone/' });
    await until(async () => expect(await visit()).toEqual(withoutContent));
  });
});

describe('an entry that fails three times', () => {
  it('is skipped immediately', async () => {
    await startWith({ source: badSources['never resolves']! });
    await until(async () => {
      const before = performance.now();
      expect(await visit()).toEqual(withoutContent);
      expect(performance.now() - before).toBeLessThan(timings.contentDeadline / 2);
    });
  });

  it('is rendered again after a pause', async () => {
    const source = `let calls = 0;
      exports.default = { render({ data }) {
        if (data.length > 0 && ++calls < 4) throw new Error('no');
        return { html: '<p>back</p>', css: '' };
      } };`;
    await startWith({ source, given: { breakerPause: 300 } });
    for (let time = 0; time < 3; time += 1) await visit();
    await until(async () => expect((await visit()).content).toBe('<p>back</p>'));
  });
});

describe('with a broken shell entry', () => {
  it('the server sends every page without header and footer', async () => {
    site = await startSite({
      timings: { ...timings, contentWarmUp: 1000 },
      prepare: (fixture) => fixture.write('shell/platform.cjs', 'tampered'),
    });
    site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage() });
    const { status, html } = await site.get('/jobs');
    expect(status).toBe(200);
    expect(html).toContain('<div id="shell-header"></div>');
    expect(routeDataOf(html)).toMatchObject([{ template: searchJobs.template }]);
    expect((await site.get('/perguntas-frequentes')).status).toBe(200);
    expect((await site.get('/nowhere')).status).toBe(404);
  });
});
