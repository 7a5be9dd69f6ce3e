import type { ShellManifest } from 'shared-contracts';
import type { EmbeddedFragment } from '../site/route-table.ts';
import { fragmentPreloads } from './scripts.ts';

const shell = {
  chunks: { jobs: ['jobs.1.js'] },
  integrity: { 'jobs.1.js': 'sha384-jobs' },
} as unknown as ShellManifest;
const remote = {
  base: '/remotes/mfe-jobs/1/',
  entry: 'remoteEntry.js',
  exposes: { recent: ['recent.js'], featured: ['featured.js'] },
  integrity: {},
} as unknown as EmbeddedFragment['remote'];
const fragment = (name: string): EmbeddedFragment => ({
  address: `mfe-jobs:${name}`,
  remote,
  name,
  data: [],
  preload: ['jobs'],
});

it('preloads each script and each part of platform that fragments need once', () => {
  const html = fragmentPreloads(shell, [fragment('recent'), fragment('featured')]);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/remotes/mfe-jobs/1/remoteEntry.js',
    '/remotes/mfe-jobs/1/recent.js',
    '/remotes/mfe-jobs/1/featured.js',
    '/assets/jobs.1.js',
  ]);
  expect(html).toContain('href="/assets/jobs.1.js" integrity="sha384-jobs"');
});
