import { dataOf, searchJobs } from 'shared-contracts';
import { buildSearchPage } from '../test/build-job.ts';
import { stripSource } from '../test/entries.ts';
import { routeDataOf } from '../test/page-reader.ts';
import { startSite, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, integrityOf } from '../test/site-fixture.ts';
import type { Timings } from '../timings.ts';

const minHeight = { narrow: 400, wide: 300 };
const newest = dataOf(searchJobs, { arg: { sort: 'date' } });
const newestUrl = '/api/proxy/job-search?sort=date';
const remote = buildRemote({
  fragments: { recent: { data: [newest, newest], slot: 'shell.home.main.v1', order: 10, minHeight } },
  exposes: { app: ['expose-app.11112222.js'], recent: ['expose-recent.33334444.js'] },
  integrity: {
    'remoteEntry.js': integrityOf('entry'),
    'expose-app.11112222.js': integrityOf('app'),
    'expose-recent.33334444.js': integrityOf('recent'),
  },
});
const total = `return { html: '<a href="/jobs/12">' + language + fragment + data[0].value.total + '</a>', css: '/*!sc*/\\n.strip{color:green}/*!sc*/\\n' };`;

const slot = (html: string) => /<div data-fragment="mfe-jobs:recent"([^<>]*)>(.{0,900}?)<\/div>/.exec(html)?.slice(1);

async function startHome(body: string, timings: Partial<Timings> = {}): Promise<RunningSite> {
  const site = await startSite({
    timings,
    prepare: async (fixture) => fixture.register(await fixture.deploy(remote, stripSource(body))),
  });
  site.api.answers.set(newestUrl, { body: buildSearchPage({ total: 7 }), headers: { etag: 'one' } });
  return site;
}

describe('a page that embeds fragments', () => {
  it('includes their content, data, styles and scripts', async () => {
    const site = await startHome(total);
    const { status, html } = await site.get('/home');
    expect(status).toBe(200);
    expect(slot(html)).toEqual([' data-hydrate="1"', '<a href="/jobs/12">ptrecent7</a>']);
    expect(routeDataOf(html)).toMatchObject([
      { template: searchJobs.template, arg: { sort: 'date' }, value: { total: 7 } },
    ]);
    expect(site.api.asked(newestUrl)).toHaveLength(1);
    expect(html).toContain('.strip{color:green}');
    for (const file of ['remoteEntry.js', 'expose-recent.33334444.js']) {
      expect(html).toContain(`href="${remote.base}${file}" integrity="`);
    }
    await site.stop();
  });

  it('serves them from the cache while their data is current, per language', async () => {
    const site = await startHome(total);
    await site.get('/home');
    site.api.answers.set(newestUrl, { body: buildSearchPage({ total: 8 }), headers: { etag: 'one' } });
    const { html } = await site.get('/home');
    expect(slot(html)?.[1]).toContain('ptrecent7');
    expect(routeDataOf(html)).toMatchObject([{ value: { total: 7 } }]);
    expect(slot((await site.get('/home?lng=en')).html)?.[1]).toContain('enrecent8');
    site.api.answers.set(newestUrl, { body: buildSearchPage({ total: 9 }), headers: { etag: 'two' } });
    expect(slot((await site.get('/home')).html)?.[1]).toContain('ptrecent9');
    await site.stop();
  });

  it('includes an empty slot for a fragment that is missing or has no data', async () => {
    const site = await startHome(total);
    site.api.answers.set(newestUrl, { status: 502, body: {} });
    const { html } = await site.get('/home');
    expect(html).toContain('<div data-fragment="mfe-gone:strip"></div>');
    expect(slot(html)).toEqual(['', '']);
    expect(html).toContain('page|/home|pt');
    await site.stop();
  });

  it.each([
    ['throw new Error("no");', {}],
    ['for (;;);', { contentDeadline: 1000, contentKill: 2000 }],
    ['return { html: 7 };', {}],
  ])('is sent without a fragment that does `%s`, and with it after it recovers', async (fault, timings) => {
    const site = await startHome(`if (data[0].value.total === 7) { ${fault} } ${total}`, timings);
    const { html } = await site.get('/home');
    expect(slot(html)).toEqual(['', '']);
    site.api.answers.set(newestUrl, { body: buildSearchPage({ total: 8 }), headers: { etag: 'two' } });
    await until(async () => expect(slot((await site.get('/home')).html)?.[1]).toContain('ptrecent8'));
    await site.stop();
  });
});
