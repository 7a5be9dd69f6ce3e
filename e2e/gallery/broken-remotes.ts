import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientEventLimits, type RegisteredRemote, type RemoteManifest } from 'shared-contracts';
import { root } from '../../tools/services.mjs';

/** A faulty remote, as the body of a federation container's `./app`. */
export interface BrokenRemote {
  name: string;
  /** JavaScript expression: the result of `get('./app')`. `platform` is the shared package. */
  app: string;
  /** The server renders the content of the good version. */
  keepsServer?: true;
  platform?: string;
  routes?: RegisteredRemote['routes'];
}

const lifecycles = (mount: string) =>
  `{ default: { bootstrap: () => Promise.resolve(), mount: ${mount}, unmount: () => Promise.resolve() } }`;

/** Twice the duration from which a blocked main thread is reported. */
const blockedFor = 2 * clientEventLimits.blockedMilliseconds;

export const brokenRemotes = {
  throwsOnFirstRender: {
    name: 'throws-on-first-render',
    keepsServer: true,
    app: `{ default: platform.createRemote({ id: 'mfe-companies', i18n: { pt: {}, en: {} } }, () => {
      if (window.isRepaired !== true) throw new Error('gallery: render for ines@example.com');
      return 'repaired';
    }) }`,
  },
  blocksTheMainThread: {
    name: 'blocks-the-main-thread',
    app: lifecycles(`() => {
      const end = performance.now() + ${blockedFor};
      while (performance.now() < end);
      return Promise.resolve();
    }`),
  },
  throwsOnLoad: { name: 'throws-on-load', app: `(() => { throw new Error('gallery: evaluation') })()` },
  throwsOnMount: { name: 'throws-on-mount', app: lifecycles(`() => { throw new Error('gallery: mount') }`) },
  hangsOnMount: { name: 'hangs-on-mount', app: lifecycles('() => new Promise(() => {})') },
  missingExport: { name: 'missing-export', app: '{ somethingElse: 1 }' },
  wrongVersion: { name: 'wrong-version', app: lifecycles('() => Promise.resolve()'), platform: '^99.0.0' },
  takesHome: {
    name: 'takes-home',
    app: lifecycles('() => Promise.resolve()'),
    routes: [{ path: '/home', title: 'meta.title', robots: 'index', structuredData: 'none', access: 'public' }],
  },
  leaksStyles: {
    name: 'leaks-styles',
    app: lifecycles(`({ domElement }) => {
      const style = document.createElement('style');
      style.textContent = 'header { display: none !important }';
      document.head.append(style);
      domElement.textContent = 'leaky';
      return Promise.resolve();
    }`),
  },
} satisfies Record<string, BrokenRemote>;

/**
 * Writes a container into the folder of remotes, and returns its registration in place of `good`. Its hashes are correct: the remote
 * is faulty, not its delivery.
 */
export async function placeBroken(
  remotesDir: string,
  good: RegisteredRemote,
  broken: BrokenRemote,
): Promise<RegisteredRemote> {
  const container = `var ${good.name} = {
    init(scope) { this.scope = scope; },
    async get() {
      const [shared] = Object.values(this.scope.platform);
      const platform = (await shared.get())();
      return () => (${broken.app});
    },
  };`;
  const version = `9.0.0-${broken.name}`;
  const folder = path.join(remotesDir, good.id, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), container);
  const server = broken.keepsServer === true ? good.server : null;
  if (server !== null) {
    await copyFile(path.join(remotesDir, good.id, good.version, server.file), path.join(folder, server.file));
  }
  const integrity = `sha384-${createHash('sha384').update(container).digest('base64')}`;
  return {
    ...good,
    version,
    platform: broken.platform ?? good.platform,
    routes: broken.routes ?? good.routes,
    base: `/remotes/${good.id}/${version}/`,
    entry: 'remoteEntry.js',
    exposes: { app: [] },
    integrity: { 'remoteEntry.js': integrity },
    server,
  };
}

/** Code in a timer of a server entry that ends or blocks the process of all entries. */
export const serverFailures = {
  exits: 'process.exit(1);',
  throws: "throw new Error('gallery: server');",
  loops: 'for (;;);',
  'exhausts its memory': 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));',
};

/** Copies a version, and adds a failure to its server entry: after each rendering of data. The browser's part works. */
export async function placeServerFailure(
  remotesDir: string,
  good: RegisteredRemote,
  failure: keyof typeof serverFailures,
): Promise<RegisteredRemote> {
  const version = `9.0.0-server-${Object.keys(serverFailures).indexOf(failure)}`;
  const [from, to] = [good.version, version].map((name) => path.join(remotesDir, good.id, name));
  await cp(from!, to!, { recursive: true });
  const { file } = good.server!;
  const entry = `${await readFile(path.join(to!, file), 'utf8')}
;const inner = module.exports.default;
module.exports = { ...module.exports, default: { ...inner, render(request) {
  if (request.data.length > 0) setTimeout(() => { ${serverFailures[failure]} }, 10);
  return inner.render(request);
} } };`;
  await writeFile(path.join(to!, file), entry);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return { ...good, version, base: `/remotes/${good.id}/${version}/`, server: { file, integrity } };
}

/** Copies a version, and changes one of its files after its hash was computed. Returns the version. */
export async function placeTampered(remotesDir: string, good: RegisteredRemote): Promise<string> {
  const version = '9.0.0-tampered';
  const [from, to] = [good.version, version].map((name) => path.join(remotesDir, good.id, name));
  await cp(from!, to!, { recursive: true });
  const manifest = path.join(to!, 'remote.json');
  await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), version }));
  await appendFile(path.join(to!, good.entry), ';window.tampered = true');
  return version;
}

/**
 * Builds a faulty remote of `fixtures`, which uses platform, into the folder of remotes, and returns its registration in place of
 * the remote of that name.
 */
export async function buildBroken(remotesDir: string, id: string): Promise<RegisteredRemote> {
  const version = '9.0.0-built';
  const out = path.join(remotesDir, id, version);
  const program = path.join(root, 'tools/build/web-package.mjs');
  execFileSync(process.execPath, [program, 'remote', path.join(import.meta.dirname, 'fixtures', id), out, version]);
  const manifest = JSON.parse(await readFile(path.join(out, 'remote.json'), 'utf8')) as RemoteManifest;
  return { ...manifest, base: `/remotes/${id}/${version}/` };
}
