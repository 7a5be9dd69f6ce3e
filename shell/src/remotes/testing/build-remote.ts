import type { PageRemote, PageRoute } from 'shared-contracts';

/** A public route, for tests. */
export function buildRoute(path: string, difference: Partial<PageRoute> = {}): PageRoute {
  return { path, access: 'public', ...difference };
}

/** A remote as a page receives it, for tests. */
export function buildRemote(difference: Partial<PageRemote> = {}): PageRemote {
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
    server: {},
    base: '/remotes/mfe-jobs/1.0.0/',
    why: 'stable',
    ...difference,
  };
}
