import type { ResolvedRemote } from 'shared-contracts';
import { pageRegistry } from './registry.ts';

const remote: ResolvedRemote = {
  contract: 1,
  id: 'mfe-jobs',
  name: 'mfe_jobs',
  version: '1.0.0',
  platform: '^2.0.0',
  owner: { team: 'Pesquisa', people: ['pesquisa@trampolim.example'] },
  routes: [
    {
      path: '/jobs',
      title: 'meta.title',
      description: 'meta.description',
      robots: 'index',
      structuredData: 'job-list',
      access: 'public',
      data: [{ template: '/api/proxy/job-search', tags: ['JobSearch'] }],
      chunk: 'job-search',
    },
  ],
  fragments: { recent: { data: [], slot: 'shell.home.main.v1', order: 20 } },
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav.jobs', to: '/jobs', order: 20 }],
  texts: { pt: { 'nav.jobs': 'Ofertas', 'meta.title': 'T' }, en: { 'nav.jobs': 'Jobs', 'meta.title': 'T' } },
  isolation: null,
  entry: 'remoteEntry.js',
  exposes: { app: ['expose-app.js'] },
  chunks: { 'job-search': ['job-search.js'] },
  integrity: {
    'remoteEntry.js': 'sha384-a',
    'expose-app.js': 'sha384-b',
    'job-search.js': 'sha384-c',
    'search-fields.js': 'sha384-d',
  },
  server: { file: 'server.cjs', integrity: 'sha384-s' },
  base: '/remotes/mfe-jobs/1.0.0/',
  why: 'stable',
};

const inPage = (difference: Partial<ResolvedRemote> = {}) =>
  pageRegistry({ contract: 1, shell: '1', revision: 7, remotes: [{ ...remote, ...difference }] });

it('a page contains what the browser reads: addresses, data, slots, files, and texts of links', () => {
  const { owner: _, ...kept } = remote;
  expect(inPage()).toStrictEqual({
    contract: 1,
    shell: '1',
    revision: 7,
    remotes: [
      {
        ...kept,
        routes: [{ path: '/jobs', access: 'public', data: remote.routes[0]!.data, chunk: 'job-search' }],
        fragments: { recent: { slot: 'shell.home.main.v1', order: 20 } },
        texts: { pt: { 'nav.jobs': 'Ofertas' }, en: { 'nav.jobs': 'Jobs' } },
        integrity: { 'remoteEntry.js': 'sha384-a', 'expose-app.js': 'sha384-b', 'job-search.js': 'sha384-c' },
        server: {},
      },
    ],
  });
});

it('a remote without a server entry remains one', () => {
  expect(inPage({ server: null }).remotes[0]!.server).toBeNull();
});
