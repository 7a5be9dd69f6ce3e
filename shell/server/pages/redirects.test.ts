import { Agent, get } from 'node:http';
import { type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { routes } from 'shared-contracts';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildSmallRemote } from '../test/site-fixture.ts';

let site: RunningSite;
let applying: RunningSite;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  site = await startSite();
  applying = await startSite({ remotes: [buildSmallRemote('mfe-apply', routes.apply)] });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await stopSites();
});

/** Sends the target unchanged, without the normalization of `fetch` and `inject`. */
function locationOf(target: string): Promise<string | undefined> {
  const { port } = site.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: target, agent }, (response) => {
      response.resume().once('end', () => resolve(response.headers.location));
    }).once('error', reject);
  });
}

const origin = 'https://trampolim.test';
const token = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '%2f',
  '%5c',
  '%2e',
  '%09',
  '?',
  '#',
  '&',
  '=',
  'evil.example',
  'jobs',
  'home',
  '12',
  'account',
  'auth',
  'companies',
  'category=a',
  'lng=en',
  'returnTo=',
);
const address = fc.array(token, { maxLength: 8 }).map((tokens) => `/${tokens.join('')}`);

describe('a page of a search beyond the end', () => {
  it.each([
    ['?keyword=sql&page=9', 4, '/jobs?keyword=sql&page=4'],
    ['?page=9', 1, '/jobs'],
    ['?page=9', 0, '/jobs'],
    ['?page=9', 9, undefined],
  ])('%s of %d pages redirects to %s', async (query, totalPages, location) => {
    const page = Math.max(1, Math.min(9, totalPages));
    site.api.answers.set(`/api/proxy/job-search${query}`, { body: buildSearchPage({ page, totalPages }) });
    expect(await locationOf(`/jobs${query}`)).toBe(location);
  });
});

describe('the application page', () => {
  it.each(['analista-de-dados-12', 'abc', '12a', '-1', '%25'])(
    'redirects to the search for the job address %s, without a request to the API',
    async (name) => {
      const { status, headers } = await applying.get(`/jobs/${name}/apply`);
      expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/jobs', 'no-cache']);
      expect(applying.api.seen).toEqual([]);
    },
  );

  it('is rendered for a job number', async () => {
    expect((await applying.get('/jobs/12/apply')).status).toBe(200);
  });
});

it('never redirects to another origin', async () => {
  site.api.answers.set('/api/proxy/jobs/12', { body: buildJob({ slug: '/evil.example' }) });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage() });
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(address, async (url) => {
      const location = await locationOf(url);
      if (location === undefined) return;
      redirects += 1;
      expect(new URL(location, origin).origin).toBe(origin);
      expect(location).not.toMatch(/^\/[/\\]/);
    }),
    { numRuns: 300, examples: [['/jobs/12'], ['/home/'], ['/.//evil.example/'], ['/\\evil.example/']] },
  );
  expect(redirects).toBeGreaterThan(0);
});
