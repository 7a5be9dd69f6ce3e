import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { digest, impossibleDigest } from '../webpack/digest.mjs';

const tools = path.resolve(__dirname, '..');
const root = path.dirname(tools);
const sample = path.join(tools, 'webpack/fixtures/mfe-sample');

/** @type {string} */
let out;

/** webpack runs outside Jest, as in a build. */
const build = (dir = sample) =>
  execFileSync(process.execPath, [path.join(tools, 'build/web-package.mjs'), 'remote', dir, out, '2.3.4-test'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

/**
 * The parts of the repository that build a remote, with links to the installed packages.
 * @param {string} to
 */
function copyRepository(to) {
  const copied = ['package.json', 'package-lock.json', 'tools', 'platform', 'shared-contracts'];
  const filter = (/** @type {string} */ file) => path.basename(file) !== 'node_modules';
  for (const name of copied) cpSync(path.join(root, name), path.join(to, name), { recursive: true, filter });
  // webpack follows links and derives ids from the paths of these: what the bundle contains, and the loader.
  const real = ['@module-federation', 'swc-loader'];
  for (const name of real) {
    cpSync(path.join(root, 'node_modules', name), path.join(to, 'node_modules', name), { recursive: true });
  }
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.federation' || real.includes(name)) continue;
    const target = copied.includes(name) ? `../${name}` : path.join(root, 'node_modules', name);
    symlinkSync(target, path.join(to, 'node_modules', name));
  }
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(out, file), 'utf8');

describe('a valid remote', () => {
  /** @type {import('shared-contracts').RemoteManifest} */
  let manifest;

  beforeAll(() => {
    out = path.join(mkdtempSync(path.join(os.tmpdir(), 'remote-')), '2.3.4-test');
    build();
    manifest = JSON.parse(read('remote.json'));
  });

  afterAll(() => rmSync(path.dirname(out), { recursive: true, force: true }));

  it('has a manifest with its files and the texts of its declaration', () => {
    expect(manifest).toMatchObject({ id: 'mfe-sample', name: 'mfe_sample', version: '2.3.4-test', contract: 1 });
    expect(manifest.exposes).toEqual({
      app: [expect.stringMatching(/^expose-app\.[0-9a-f]{8}\.js$/)],
      strip: [expect.stringMatching(/^expose-strip\.[0-9a-f]{8}\.js$/)],
      dialog: [expect.stringMatching(/^expose-dialog\.[0-9a-f]{8}\.js$/)],
    });
    expect(manifest.fragments).toEqual({ strip: { data: [] }, dialog: {} });
    expect(manifest.texts.en).toEqual({ 'meta.title': 'Sample', 'meta.description': 'One sample', nav: 'Sample' });
  });

  it('states what it uses of platform', () => {
    expect(JSON.parse(read('usage.json'))).toEqual({ platform: { createFragment: 2, createRemote: 1, styled: 1 } });
  });

  it('has a hash for every script', () => {
    expect(Object.keys(manifest.integrity)).toHaveLength(5);
    for (const [file, hash] of Object.entries(manifest.integrity)) expect(digest(read(file))).toBe(hash);
    expect(manifest.server).toEqual({ file: 'server.cjs', integrity: digest(read('server.cjs')) });
  });

  it('contains the hashes of its chunks, and a hash that no unknown chunk matches', () => {
    const entry = read(manifest.entry);
    const others = Object.entries(manifest.integrity).filter(([file]) => file !== manifest.entry);
    for (const [, hash] of others) expect(entry).toContain(hash);
    expect(entry).toContain(impossibleDigest);
  });

  it('has the same bytes when another checkout builds it', () => {
    const checkout = path.join(path.dirname(out), 'another/checkout');
    copyRepository(checkout);
    const again = path.join(path.dirname(out), 'again');
    const script = path.join(checkout, 'tools/build/web-package.mjs');
    const args = ['remote', path.join(checkout, 'tools/webpack/fixtures/mfe-sample'), again, '2.3.4-test'];
    execFileSync(process.execPath, [script, ...args], { cwd: checkout, stdio: 'pipe' });
    const files = readdirSync(out).toSorted();
    expect(readdirSync(again).toSorted()).toEqual(files);
    const bytes = (/** @type {string} */ dir, /** @type {string} */ file) => readFileSync(path.join(dir, file));
    expect(files.filter((file) => !bytes(again, file).equals(bytes(out, file)))).toEqual([]);
  });

  it('contains no module that the shell provides', () => {
    const code = Object.keys(manifest.integrity).map(read).join('\n');
    expect(code).not.toMatch(/react\.transitional\.element|data-styled/);
    expect(read(manifest.entry)).toContain('platform');
  });

  it('is compressed, the entry within its budget', () => {
    expect(existsSync(path.join(out, `${manifest.entry}.br`))).toBe(true);
    expect(readFileSync(path.join(out, `${manifest.entry}.gz`)).length).toBeLessThan(9000);
  });

  it('has a server entry that requires only shared modules, with the class names of the browser', () => {
    /** @type {string[]} */
    const requested = [];
    const platformModules = {
      createRemote: (/** @type {{ id: string }} */ { id }) => ({ id }),
      createFragment: (/** @type {{ id: string }} */ { id }, /** @type {string} */ name) => ({ id: `${id}-${name}` }),
      styled: { h1: { withConfig } },
      jsx() {},
    };
    /** @param {{ componentId: string }} config */
    function withConfig({ componentId }) {
      expect(read(/** @type {string} */ (manifest.exposes['app']?.[0]))).toContain(componentId);
      return () => 'h1';
    }
    const module = { exports: /** @type {{ default?: unknown, fragments?: unknown }} */ ({}) };
    const require = (/** @type {string} */ name) => {
      requested.push(name);
      return platformModules;
    };
    vm.compileFunction(read('server.cjs'), ['module', 'require'])(module, require);
    expect(module.exports.default).toEqual({ id: 'mfe-sample' });
    // The other remote declares no data, so it is rendered in browsers only.
    expect(module.exports.fragments).toEqual({ strip: { id: 'mfe-sample-strip' } });
    expect(new Set(requested)).toEqual(new Set(['platform', 'react/jsx-runtime']));
  });
});

it('is not built with a copy of a shared library, also under an alias', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  const dir = path.join(parent, 'mfe-sample');
  cpSync(sample, dir, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(parent, 'node_modules'));
  appendFileSync(path.join(dir, 'src/app.tsx'), "export { version } from 'react-isolated';");
  out = path.join(parent, 'out');
  expect(() => build(dir)).toThrow(
    /contains copies of shared libraries:\s+- react 19\.2\.0 \(node_modules\/react-isolated\): import it from platform/,
  );
  expect(existsSync(out)).toBe(false);
  rmSync(parent, { recursive: true, force: true });
});

it('is not built with an invalid declaration, and reports the reason', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  const dir = path.join(parent, 'mfe-sample');
  cpSync(sample, dir, { recursive: true });
  const declaration = readFileSync(path.join(dir, 'src/remote.ts'), 'utf8');
  writeFileSync(
    path.join(dir, 'src/remote.ts'),
    declaration.replace('strip.tsx', 'gone.tsx').replace('^2.0.0', '^7.0.0'),
  );
  out = path.join(parent, 'out');
  expect(() => build(dir)).toThrow(
    /fragment «strip» names \.\/src\/fragments\/gone\.tsx[^]{0,200}written for platform \^7\.0\.0/,
  );
  expect(existsSync(out)).toBe(false);
  rmSync(parent, { recursive: true, force: true });
});
