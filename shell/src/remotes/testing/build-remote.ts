import type { RegisteredRemote, RemoteRoute } from 'shared-contracts';

/** A public route, for tests. */
export function buildRoute(path: string, difference: Partial<RemoteRoute> = {}): RemoteRoute {
  return { path, title: 'title', robots: 'index', structuredData: 'none', access: 'public', ...difference };
}

/** A remote as the registry lists it, for tests. */
export function buildRemote(difference: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    contract: 1,
    id: 'mfe-jobs',
    name: 'mfe_jobs',
    version: '1.0.0',
    platform: '^2.0.0',
    routes: [buildRoute('/jobs')],
    fragments: {},
    nav: [],
    texts: { pt: {}, en: {} },
    isolation: null,
    entry: 'remoteEntry.js',
    exposes: { app: ['expose-app.js'] },
    integrity: {},
    server: { file: 'server.cjs', integrity: 'sha384-s' },
    base: '/remotes/mfe-jobs/1.0.0/',
    ...difference,
  };
}
