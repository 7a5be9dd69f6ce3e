import { buildSearchPage } from '../test/build-job.ts';
import { contentOf } from '../test/page-reader.ts';
import { startSite, until } from '../test/running-site.ts';
import { buildRemote } from '../test/site-fixture.ts';

/** Slow on its first real page only, as a cold entry is. */
const slowOnce = `let rendered = 0;
exports.default = { render({ data }) {
  if (data.length === 0) return null;
  const end = rendered++ === 0 ? Date.now() + 700 : 0;
  while (Date.now() < end);
  return { html: '<p>here</p>', css: '' };
} };`;

it('serves late content to the next page', async () => {
  const site = await startSite({
    timings: { contentDeadline: 300, contentKill: 5000 },
    prepare: async (fixture) => fixture.register(await fixture.deploy(buildRemote(), slowOnce)),
  });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'one' } });
  expect((await site.get('/jobs')).html).toContain('<div id="remote-mfe-jobs"></div>');
  await until(async () => expect(contentOf((await site.get('/jobs')).html, 'remote-mfe-jobs')).toBe('<p>here</p>'));
  await site.stop();
});
