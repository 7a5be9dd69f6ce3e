import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { contentOf, routeDataOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote } from '../test/site-fixture.ts';

const search = '/api/proxy/job-search';
let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(stopSites);

const answer = (total: number, headers: Record<string, string>) =>
  site.api.answers.set(search, { body: buildSearchPage({ total }), headers });

const shown = async (url: string) => {
  const { html } = await site.get(url);
  const [data] = routeDataOf(html) as { value: { total: number } }[];
  return { content: Number(/>(\d+)</.exec(contentOf(html, 'remote-mfe-jobs'))?.[1]), data: data?.value.total };
};

describe('rendered content', () => {
  it.each(['x-data-version', 'etag'])(
    'is cached while %s is unchanged, with the data that it was rendered from',
    async (header) => {
      answer(5, { [header]: 'one' });
      expect(await shown('/jobs')).toEqual({ content: 5, data: 5 });
      answer(6, { [header]: 'one' });
      expect(await shown('/jobs')).toEqual({ content: 5, data: 5 });
      answer(7, { [header]: 'two' });
      expect(await shown('/jobs')).toEqual({ content: 7, data: 7 });
    },
  );

  it('is rendered again for data of unknown age', async () => {
    answer(8, {});
    await shown('/jobs');
    answer(9, {});
    expect(await shown('/jobs')).toEqual({ content: 9, data: 9 });
  });

  it('is cached per language and address', async () => {
    answer(10, { etag: 'three' });
    await shown('/jobs');
    answer(11, { etag: 'three' });
    expect((await shown('/jobs?lng=en')).content).toBe(11);
    expect((await shown('/jobs?utm_source=x')).content).toBe(11);
  });

  it('is rendered once for concurrent requests', async () => {
    answer(12, { etag: 'four' });
    const first = shown('/jobs');
    answer(13, { etag: 'four' });
    const totals = await Promise.all([first, shown('/jobs'), shown('/jobs')]);
    for (const { content, data } of totals) expect(data).toBe(content);
    expect(new Set(totals.map(({ content }) => content)).size).toBe(1);
  });

  it('is rendered again after its maximum age', async () => {
    const short = await startSite({ timings: { contentAge: 1 } });
    const ask = async (total: number) => {
      short.api.answers.set(search, { body: buildSearchPage({ total }), headers: { etag: 'one' } });
      return Number(/>(\d+)</.exec(contentOf((await short.get('/jobs')).html, 'remote-mfe-jobs'))?.[1]);
    };
    expect(await ask(5)).toBe(5);
    await until(async () => expect(await ask(6)).toBe(6));
    await short.stop();
  });

  it('is never served without its data', async () => {
    site.api.answers.set('/api/proxy/jobs/analista-de-dados-12', { body: buildJob(), status: 502 });
    const { html } = await site.get('/jobs/analista-de-dados-12');
    expect(html).toContain('<div id="remote-mfe-jobs"></div>');
  });
});

/** Slow on its first real page only, as a cold entry is. */
const slowOnce = `let rendered = 0;
exports.default = { render({ data }) {
  if (data.length === 0) return null;
  const end = rendered++ === 0 ? Date.now() + 700 : 0;
  while (Date.now() < end);
  return { html: '<p>here</p>', css: '' };
} };`;

it('serves content that exceeded its deadline with the next request', async () => {
  const slowSite = await startSite({
    timings: { contentDeadline: 300, contentKill: 5000 },
    prepare: async (fixture) => fixture.register(await fixture.deploy(buildRemote(), slowOnce)),
  });
  slowSite.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'one' } });
  expect((await slowSite.get('/jobs')).html).toContain('<div id="remote-mfe-jobs"></div>');
  await until(async () => expect(contentOf((await slowSite.get('/jobs')).html, 'remote-mfe-jobs')).toBe('<p>here</p>'));
  await slowSite.stop();
});
