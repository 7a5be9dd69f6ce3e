import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RegisteredRemote, RemoteManifest, RemoteRoute } from 'shared-contracts';
import { pack } from 'tar-stream';
import { registryOf, type StoredRegistry } from '../store/stored-registry.ts';

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export function buildRoute(at: string): RemoteRoute {
  return { path: at, title: 'title', robots: 'index', structuredData: 'none', access: 'public' };
}

const scriptOf = (id: string, version: string) => `/* ${id} ${version} */`;

/** A valid remote with one route, `/<id>/:id`. */
export function buildRemote(id: string, version: string, given: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const hash = integrityOf(scriptOf(id, version));
  return {
    contract: 1,
    id,
    name: id.replaceAll('-', '_'),
    version,
    platform: '^1.0',
    routes: [buildRoute(`/${id}/:id`)],
    fragments: {},
    nav: [],
    texts: { pt: { title: 'Título' }, en: { title: 'Title' } },
    isolation: null,
    entry: 'remoteEntry.js',
    exposes: { app: ['app.js'] },
    integrity: { 'remoteEntry.js': hash, 'app.js': hash },
    server: null,
    base: `/remotes/${id}/${version}/`,
    ...given,
  };
}

type TarEntry = string | Buffer | { type: 'symlink' | 'link'; linkname: string };

/** A gzipped tar, as an upload. */
export async function archiveOf(files: Readonly<Record<string, TarEntry>>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) {
    if (typeof content === 'string' || Buffer.isBuffer(content)) tar.entry({ name }, content);
    else tar.entry({ name, ...content });
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

/** The folders of a site: versions of remotes, a live shell with platform 1.2.0, and the registry. */
export class SiteFolder {
  readonly dist = mkdtempSync(path.join(os.tmpdir(), 'registry-'));

  constructor() {
    this.putShell('shell', '1.2.0');
  }

  write(name: string, content: string): void {
    const file = path.join(this.dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  read(name: string): string {
    return readFileSync(path.join(this.dist, name), 'utf8');
  }

  putShell(folder: 'shell' | 'shell-next', platform: string): void {
    const file = { file: 'server.cjs', integrity: integrityOf('server') };
    const script = `shell.${platform}.js`;
    const shell = { version: `${platform}-a`, platform, fonts: [], integrity: { [script]: integrityOf(platform) } };
    this.write(`${folder}/${script}`, platform);
    this.write(`${folder}/server.cjs`, 'server');
    this.write(`${folder}/shell.json`, JSON.stringify({ ...shell, server: { platform: file, chrome: file } }));
  }

  putVersion(id: string, version: string, given: Partial<RemoteManifest> = {}): void {
    for (const [file, content] of Object.entries(this.filesOf(id, version, given))) {
      this.write(`remotes/${id}/${version}/${file}`, content);
    }
  }

  /** The files of a version for `archiveOf`, in a folder that the site does not contain. */
  filesOf(id: string, version: string, given: Partial<RemoteManifest> = {}): Record<string, string> {
    const { base: _, ...manifest } = buildRemote(id, version, given);
    const script = scriptOf(id, version);
    return { 'remote.json': JSON.stringify(manifest), 'remoteEntry.js': script, 'app.js': script };
  }

  get registryFile(): string {
    return path.join(this.dist, 'registry.json');
  }

  /** Writes a registry in which these versions are stable, without a log. */
  deploy(...versions: readonly [id: string, version: string][]): void {
    for (const [id, version] of versions) this.putVersion(id, version);
    this.write('registry.json', JSON.stringify(registryOf(versions.map((one) => buildRemote(...one)))));
  }

  get registry(): StoredRegistry {
    return JSON.parse(this.read('registry.json')) as StoredRegistry;
  }

  /** Remote → its stable version. */
  get stable(): Record<string, string> {
    return Object.fromEntries(this.registry.remotes.map(({ id, stable }) => [id, stable.version]));
  }

  /** Removes registry, log and versions. */
  clear(): void {
    for (const name of ['registry.json', 'registry-log.jsonl', 'remotes']) {
      rmSync(path.join(this.dist, name), { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.dist, { recursive: true, force: true });
  }
}
