import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf } from 'registry';
import { dataOf, getJob, routes, searchJobs, type RegisteredRemote, type ShellManifest } from 'shared-contracts';
import type { ConnectionLimits } from 'server-kit';
import type { ServerConfig } from '../config.ts';
import { goodSource, platformSource, shellSource } from './entries.ts';

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A manifest of mfe-jobs as its build writes it; `given` replaces parts of it. */
export function buildRemote(given: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const { id = 'mfe-jobs', version = '1.0.0-aaaaaaaa' } = given;
  return {
    contract: 1,
    id,
    name: id.replaceAll('-', '_'),
    version,
    platform: '^1.0.0',
    routes: [
      {
        path: routes.jobs,
        title: 'meta.jobs.title',
        description: 'meta.jobs.description',
        robots: 'index',
        structuredData: 'job-list',
        access: 'public',
        data: [dataOf(searchJobs)],
        preload: ['controls'],
      },
      {
        path: routes.job,
        title: 'meta.job.title',
        robots: 'index',
        structuredData: 'job',
        access: 'public',
        data: [dataOf(getJob, { decidesStatus: true })],
      },
    ],
    fragments: {},
    nav: [{ slot: 'shell.nav.main.v1', label: 'nav.jobs', to: routes.jobs, order: 20 }],
    texts: {
      pt: {
        'meta.jobs.title': 'Ofertas de emprego',
        'meta.jobs.description': 'Todas.',
        'meta.job.title': 'Oferta',
        'nav.jobs': 'Ofertas',
      },
      en: {
        'meta.jobs.title': 'Job offers',
        'meta.jobs.description': 'All.',
        'meta.job.title': 'Offer',
        'nav.jobs': 'Offers',
      },
    },
    isolation: null,
    entry: 'remoteEntry.js',
    exposes: { app: ['expose-app.11112222.js'] },
    integrity: { 'remoteEntry.js': integrityOf('entry'), 'expose-app.11112222.js': integrityOf('app') },
    server: { file: 'server.cjs', integrity: integrityOf(goodSource(version)) },
    base: `/remotes/${id}/${version}/`,
    ...given,
  };
}

/** A remote of one public page without data. */
export function buildSmallRemote(id: string, page: string, given: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const route = { path: page, title: 'title', robots: 'index', structuredData: 'none', access: 'public' } as const;
  return buildRemote({
    id,
    routes: [route],
    nav: [],
    texts: { pt: { title: id }, en: { title: id } },
    server: null,
    ...given,
  });
}

function shellManifest(): ShellManifest {
  return {
    contract: 1,
    version: '1.0.0',
    platform: '1.2.0',
    script: 'shell.00000000.js',
    css: 'base.00000000.css',
    chunks: {
      forms: ['forms.00000000.js'],
      controls: ['controls.00000000.js'],
      tables: ['tables.00000000.js'],
      files: ['files.00000000.js'],
    },
    pages: {
      main: ['pages.00000000.js'],
      forms: ['form-pages.00000000.js', 'forms.00000000.js'],
      reading: ['reading-pages.00000000.js'],
    },
    fonts: ['figtree.00000000.woff2'],
    serviceWorker: 'service-worker.00000000.js',
    icons: {
      'favicon.svg': 'favicon.00000000.svg',
      'app-icon-180.png': 'app-icon-180.00000000.png',
      'app-icon-192.png': 'app-icon-192.00000000.png',
      'app-icon-512.png': 'app-icon-512.00000000.png',
    },
    integrity: {
      'shell.00000000.js': integrityOf('shell'),
      'controls.00000000.js': integrityOf('controls'),
      'pages.00000000.js': integrityOf('pages'),
    },
    server: {
      platform: { file: 'platform.cjs', integrity: integrityOf(platformSource) },
      chrome: { file: 'server.cjs', integrity: integrityOf(shellSource) },
    },
  };
}

export const previewSecret = 'the preview secret of these tests';

export const connectionLimits: ConnectionLimits = {
  total: 4096,
  perAddress: 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  bodyRate: 1024,
  bodyGrace: 10_000,
  writeTimeout: 30_000,
};

/** Builds of a shell and of remotes in a temporary folder, and the registry that names the live versions. */
export class SiteFixture {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<SiteFixture> {
    const fixture = new SiteFixture(await mkdtemp(path.join(tmpdir(), 'site-')));
    await fixture.changeShell({});
    await fixture.write('shell/base.00000000.css', ':root{--text:#111}');
    await fixture.write('shell/shell.00000000.js', 'shell');
    await fixture.write('shell/service-worker.00000000.js', 'the worker');
    await fixture.write('shell/favicon.00000000.svg', '<svg/>');
    await fixture.write('shell/app-icon-180.00000000.png', 'png');
    await fixture.write('shell/platform.cjs', platformSource);
    await fixture.write('shell/server.cjs', shellSource);
    return fixture;
  }

  get registryFile(): string {
    return path.join(this.folder, 'registry.json');
  }

  config(apiUrl: string, given: Partial<ServerConfig> = {}): ServerConfig {
    return {
      host: '127.0.0.1',
      port: 0,
      apiUrl,
      publicUrl: 'https://trampolim.test',
      shellDir: path.join(this.folder, 'shell'),
      remotesDir: path.join(this.folder, 'remotes'),
      registryFile: this.registryFile,
      previewSecret,
      remoteOrigins: new Map(),
      employerAppUrl: 'https://employers.test',
      blogUrl: 'https://blog.test',
      eventSampling: 0.5,
      serviceWorker: 'on',
      logLevel: 'silent',
      trustedProxies: [],
      metricsHost: '127.0.0.1',
      metricsPort: null,
      drainSeconds: 0,
      connectionLimits,
      tracing: null,
      deadlineFactor: 1,
      apiLimits: { calls: 8, uploads: 4, streams: 4, bufferBytes: 64 * 2 ** 20 },
      pageCacheSeconds: 0,
      purgeUrls: [],
      ...given,
    };
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  /** Writes the shell's manifest, parts of it as given. */
  async changeShell(given: Partial<ShellManifest>): Promise<void> {
    await this.write('shell/shell.json', JSON.stringify({ ...shellManifest(), ...given }));
  }

  /** Writes a version of a remote with this server entry and returns its manifest. */
  async deploy(remote: RegisteredRemote, source = goodSource(remote.version)): Promise<RegisteredRemote> {
    const folder = `remotes/${remote.id}/${remote.version}`;
    await this.write(`${folder}/server.cjs`, source);
    await this.write(`${folder}/remoteEntry.js`, 'entry');
    const deployed = { ...remote, server: { file: 'server.cjs', integrity: integrityOf(source) } };
    await this.write(`${folder}/remote.json`, JSON.stringify(deployed));
    return deployed;
  }

  /** Writes the registry: these versions become live. */
  async register(...remotes: readonly RegisteredRemote[]): Promise<void> {
    await this.registerEntries(...registryOf(remotes).remotes);
  }

  async registerEntries(...remotes: readonly unknown[]): Promise<void> {
    await this.write('registry.json', JSON.stringify({ contract: 2, revision: 1, remotes }));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
