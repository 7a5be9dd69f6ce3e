import { allPages } from '../pages/all-pages';
import { readyPages } from '../pages/page-source';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createOwners } from '../routing/owners';
import { prefetchOnIntent } from './prefetch';

const data = [{ endpoint: 'searchJobs', template: '/api/proxy/job-search{?keyword,page}' }];
const ownerOf = createOwners([
  buildRemote({ routes: [buildRoute('/jobs', { data })], integrity: { 'remoteEntry.js': 'sha384-entry' } }),
]);

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.getAttribute('href'));
const link = () => document.querySelector('a');

const source = readyPages(allPages);

describe('prefetchOnIntent', () => {
  let load: jest.SpiedFunction<typeof source.load>;
  beforeAll(() => {
    load = jest.spyOn(source, 'load');
    prefetchOnIntent(ownerOf, source);
  });
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
  });
  afterEach(() => jest.useRealTimers());

  it('prefetches code and data of the page, with their integrity', () => {
    document.body.innerHTML = '<a href="/jobs?keyword=node&page=2"><span>Ofertas</span></a>';
    document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(79);
    expect(preloads()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(preloads()).toEqual([
      'http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js',
      'http://localhost/remotes/mfe-jobs/1.0.0/expose-app.js',
      '/api/proxy/job-search?keyword=node&page=2',
    ]);
    expect(document.head.querySelector('link')?.integrity).toBe('sha384-entry');
  });

  it('preloads API responses with credentials, as the page requests them', () => {
    document.body.innerHTML = '<a href="/jobs?keyword=credentials">Ofertas</a>';
    link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    const modes = [...document.head.querySelectorAll('link')].map(({ as, crossOrigin }) => [as, crossOrigin]);
    expect(modes).toEqual([
      ['script', null],
      ['script', null],
      ['fetch', 'use-credentials'],
    ]);
  });

  it('prefetches nothing when the pointer only passes over the link', () => {
    document.body.innerHTML = '<a href="/jobs?keyword=a">Ofertas</a>';
    link()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    link()?.dispatchEvent(new Event('pointerout', { bubbles: true }));
    jest.advanceTimersByTime(500);
    expect(preloads()).toEqual([]);
  });

  it.each(['focusin', 'touchstart'])('prefetches immediately on %s', (type) => {
    document.body.innerHTML = `<a href="/jobs?keyword=${type}">Ofertas</a>`;
    link()?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(preloads()).toContain(`/api/proxy/job-search?keyword=${type}`);
  });

  it('prefetches the page of a link in a drawing', () => {
    document.body.innerHTML = '<svg><a href="/jobs?keyword=drawing"><circle r="4" /></a></svg>';
    document.querySelector('circle')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(preloads()).toContain('/api/proxy/job-search?keyword=drawing');
  });

  it("loads the shell's page file for one of the shell's pages", () => {
    document.body.innerHTML = '<a href="/home">Início</a>';
    link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(preloads()).toEqual([]);
    expect(load.mock.calls).toEqual([['home']]);
  });

  it('prefetches nothing if data saving is enabled', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    document.body.innerHTML = '<a href="/jobs?keyword=saving">Ofertas</a>';
    link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(preloads()).toEqual([]);
    Object.assign(navigator, { connection: {} });
  });

  it.each(['<a href="https://example.com/jobs">fora</a>', '<a href="/jobs?keyword=tab" target="_blank">separador</a>'])(
    'prefetches nothing for %s',
    (html) => {
      document.body.innerHTML = html;
      link()?.dispatchEvent(new Event('focusin', { bubbles: true }));
      expect(preloads()).toEqual([]);
    },
  );
});
