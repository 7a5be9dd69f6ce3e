import { render, screen, waitFor } from '@testing-library/react';
import { contractQueries, queryCache } from 'platform';
import { PlatformProviders, type PageServices } from 'platform/shell';
import { createFakeServices } from 'platform/testing';
import { dataOf, getJob, listCompanies, searchJobs } from 'shared-contracts';
import { allPages } from '../pages/all-pages';
import { readyPages } from '../pages/page-source';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createOwners } from '../routing/owners';
import { prefetchOnIntent } from './prefetch';

const routes = [
  buildRoute('/jobs', { data: [dataOf(searchJobs)], chunk: 'job-search' }),
  buildRoute('/jobs/comparar', { data: [dataOf(getJob, { each: { parameter: 'ids', variable: 'id', limit: 2 } })] }),
  buildRoute('/jobs/:id', { data: [dataOf(getJob), dataOf(listCompanies, { arg: { sort: 'jobs' } })] }),
];
const chunks = { 'job-search': ['job-search.js'] };
const integrity = { 'remoteEntry.js': 'sha384-entry', 'job-search.js': 'sha384-chunk' };
const isolated = buildRemote({
  id: 'mfe-isolated',
  base: '/remotes/mfe-isolated/1.0.0/',
  routes: [buildRoute('/isolated', { data: [dataOf(searchJobs)] })],
  isolation: { kind: 'shadow', visibleTo: 'admin' },
});
const ownerOf = createOwners([buildRemote({ routes, chunks, integrity }), isolated]);

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.getAttribute('href'));
let api: jest.SpiedFunction<typeof fetch>;
const pathOf = (input: Parameters<typeof fetch>[0]) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin);
  return pathname + search;
};
const requested = () => api.mock.calls.map(([input]) => pathOf(input));
/** With fake timers: after pending promises. */
const requestedSoon = async () => {
  await jest.advanceTimersByTimeAsync(0);
  return requested();
};
const link = () => document.querySelector('a');

const focusOn = (href: string) => {
  document.body.innerHTML = `<a href="${href}">link</a>`;
  link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
};

const source = readyPages(allPages);

describe('prefetchOnIntent', () => {
  let services: PageServices;
  let load: jest.SpiedFunction<typeof source.load>;
  beforeAll(() => {
    load = jest.spyOn(source, 'load');
    services = createFakeServices();
    prefetchOnIntent({ ownerOf, pages: source, services });
  });
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    api = jest.spyOn(globalThis, 'fetch').mockReset();
    api.mockImplementation((input) => Promise.resolve(Response.json({ found: pathOf(input) })));
  });
  afterEach(() => jest.useRealTimers());

  it('prefetches code and data of the page, with their integrity', async () => {
    document.body.innerHTML = '<a href="/jobs?keyword=node&page=2"><span>Ofertas</span></a>';
    document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(79);
    expect([...preloads(), ...(await requestedSoon())]).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(preloads()).toEqual([
      'http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js',
      'http://localhost/remotes/mfe-jobs/1.0.0/expose-app.js',
      'http://localhost/remotes/mfe-jobs/1.0.0/job-search.js',
    ]);
    const scripts = [...document.head.querySelectorAll('link')];
    expect(scripts.map(({ as, integrity: hash, crossOrigin }) => [as, hash, crossOrigin])).toEqual([
      ['script', 'sha384-entry', null],
      ['script', '', null],
      ['script', 'sha384-chunk', null],
    ]);
    expect(await requestedSoon()).toEqual(['/api/proxy/job-search?keyword=node&page=2']);
  });

  it('prefetches data from the address, with fixed arguments, and once per value', async () => {
    jest.useRealTimers();
    const cases: [string, string[]][] = [
      ['/jobs/12', ['/api/proxy/jobs/12', '/api/proxy/companies?sort=jobs']],
      // A cached response is not requested again.
      ['/jobs/comparar?ids=12,13,14', ['/api/proxy/jobs/13']],
      ['/jobs/12?from=list', []],
      ['/isolated', []],
    ];
    for (const [href, expected] of cases) {
      api.mockClear();
      focusOn(href);
      await waitFor(() => expect([href, requested()]).toEqual([href, expected]));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

  it('provides the response to the query that the remote registers later, under the tags of the contract', async () => {
    jest.useRealTimers();
    focusOn('/jobs?keyword=later');
    await waitFor(() => expect(requested()).toEqual(['/api/proxy/job-search?keyword=later']));
    const { useSearchJobsQuery } = contractQueries({ searchJobs });
    function Page() {
      return <p>{JSON.stringify(useSearchJobsQuery({ keyword: 'later' }).data)}</p>;
    }
    render(
      <PlatformProviders services={services}>
        <Page />
      </PlatformProviders>,
    );
    expect(await screen.findByText('{"found":"/api/proxy/job-search?keyword=later"}')).toBeVisible();
    expect(requested()).toHaveLength(1);
    services.store.dispatch(queryCache.invalidate(searchJobs.tags));
    await waitFor(() => expect(requested()).toHaveLength(2));
  });

  it('prefetches nothing when the pointer only passes over the link', async () => {
    document.body.innerHTML = '<a href="/jobs?keyword=a">Ofertas</a>';
    link()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    link()?.dispatchEvent(new Event('pointerout', { bubbles: true }));
    jest.advanceTimersByTime(500);
    expect([...preloads(), ...(await requestedSoon())]).toEqual([]);
  });

  it.each(['focusin', 'touchstart'])('prefetches immediately on %s', async (type) => {
    document.body.innerHTML = `<a href="/jobs?keyword=${type}">Ofertas</a>`;
    link()?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await requestedSoon()).toEqual([`/api/proxy/job-search?keyword=${type}`]);
  });

  it('prefetches the page of a link in a drawing', async () => {
    document.body.innerHTML = '<svg><a href="/jobs?keyword=drawing"><circle r="4" /></a></svg>';
    document.querySelector('circle')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(await requestedSoon()).toEqual(['/api/proxy/job-search?keyword=drawing']);
  });

  it("loads the shell's page file for one of the shell's pages", async () => {
    document.body.innerHTML = '<a href="/home">Início</a>';
    link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect([...preloads(), ...(await requestedSoon())]).toEqual([]);
    expect(load.mock.calls).toEqual([['home']]);
  });

  it('prefetches nothing if data saving is enabled', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    document.body.innerHTML = '<a href="/jobs?keyword=saving">Ofertas</a>';
    link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect([...preloads(), ...(await requestedSoon())]).toEqual([]);
    Object.assign(navigator, { connection: {} });
  });

  it.each(['<a href="https://example.com/jobs">fora</a>', '<a href="/jobs?keyword=tab" target="_blank">separador</a>'])(
    'prefetches nothing for %s',
    async (html) => {
      document.body.innerHTML = html;
      link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
      expect([...preloads(), ...(await requestedSoon())]).toEqual([]);
    },
  );
});
