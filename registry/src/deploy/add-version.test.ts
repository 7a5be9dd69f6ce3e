import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CanaryEvidence, RemoteManifest } from 'shared-contracts';
import { archiveOf, buildRoute, integrityOf, SiteFolder } from '../testing/site-folder.ts';
import { Deployments } from './deploy.ts';
import { packVersion } from './pack.ts';
import { unpackVersion, type UnpackLimits } from './unpack.ts';

let site: SiteFolder;
let deployments: Deployments;
const ana = { by: 'ana', why: 'because' };
const [one, two, three] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'];
const limits: UnpackLimits = { bytes: 250_000, unpackedBytes: 300_000, fileBytes: 150_000, files: 20 };

beforeEach(async () => {
  site = new SiteFolder();
  deployments = new Deployments(site.dist);
  for (const id of ['mfe-a', 'mfe-b']) site.putVersion(id, one);
  await deployments.deploy({ versions: { 'mfe-a': one, 'mfe-b': one }, shell: false }, ana);
});
afterEach(() => site.remove());

type Files = Parameters<typeof archiveOf>[0];

async function unpack(archive: Buffer | Files) {
  const folder = mkdtempSync(path.join(site.dist, 'upload-'));
  const bytes = Buffer.isBuffer(archive) ? archive : await archiveOf(archive);
  const files = await unpackVersion(Readable.from([bytes]), folder, limits);
  return { folder, files };
}

const add = async (files: Files, id = 'mfe-a') => deployments.addVersion(id, (await unpack(files)).folder);

describe('unpackVersion', () => {
  it('writes files and folders, and returns the names of the files', async () => {
    const { folder, files } = await unpack({
      './remote.json': '{}',
      'fonts/a.woff2': randomBytes(100_000),
      'a.js': '',
    });
    expect(files).toEqual(['remote.json', 'fonts/a.woff2', 'a.js']);
    expect(readdirSync(path.join(folder, 'fonts'))).toEqual(['a.woff2']);
  });

  it.each<[string, Files | Buffer, string]>([
    ['a parent folder', { '../evil.js': 'x' }, 'MalformedUploadError'],
    ['a parent folder inside of a name', { 'a/../../evil.js': 'x' }, 'MalformedUploadError'],
    ['an absolute name', { '/tmp/evil.js': 'x' }, 'MalformedUploadError'],
    ['a backslash', { 'a\\..\\evil.js': 'x' }, 'MalformedUploadError'],
    ['a hidden file', { '.env': 'x' }, 'MalformedUploadError'],
    ['a symbolic link', { link: { type: 'symlink', linkname: '/etc' }, 'link/evil.js': 'x' }, 'MalformedUploadError'],
    ['a hard link', { 'a.js': { type: 'link', linkname: '/etc/passwd' } }, 'MalformedUploadError'],
    ['a file as a folder', { a: 'x', 'a/b.js': 'x' }, 'MalformedUploadError'],
    ['a repeated file', { 'a.js': 'x', './a.js': 'y' }, 'MalformedUploadError'],
    ['a large file', { 'a.js': Buffer.alloc(150_001) }, 'TooLargeUploadError'],
    [
      'many bytes',
      Object.fromEntries(['a', 'b', 'c'].map((name) => [name, Buffer.alloc(120_000)])),
      'TooLargeUploadError',
    ],
    ['many compressed bytes', { a: randomBytes(130_000), b: randomBytes(130_000) }, 'TooLargeUploadError'],
    [
      'many files',
      Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.js`, ''])),
      'TooLargeUploadError',
    ],
    ['a gzip bomb', gzipSync(Buffer.alloc(50_000_000)), 'TooLargeUploadError'],
    ['no gzip', randomBytes(2000), 'MalformedUploadError'],
    ['no tar', gzipSync(randomBytes(2000)), 'MalformedUploadError'],
  ])('refuses %s', async (_, archive, name) => {
    const error: unknown = await unpack(archive).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name });
    expect(existsSync('/tmp/evil.js') || existsSync(path.join(site.dist, 'evil.js'))).toBe(false);
  });

  it('reads what packVersion packs', async () => {
    const { folder } = await unpack({ 'remote.json': '{}', 'fonts/a.woff2': randomBytes(10_000) });
    const packed = await unpack(await packVersion(folder));
    expect(packed.files).toEqual(['fonts/a.woff2', 'remote.json']);
    for (const file of packed.files) {
      expect(readFileSync(path.join(packed.folder, file))).toEqual(readFileSync(path.join(folder, file)));
    }
  });

  it('refuses an archive that ends early', async () => {
    const archive = await archiveOf({ 'a.js': randomBytes(50_000) });
    await expect(unpack(archive.subarray(0, 20_000))).rejects.toMatchObject({ name: 'MalformedUploadError' });
  });
});

describe('addVersion', () => {
  it('adds a version once, without a change for visitors, and refuses other content under its name', async () => {
    const files = site.filesOf('mfe-a', two);
    expect(await add(files)).toMatchObject({ version: two, isNew: true });
    expect(await add({ ...files, 'app.js.gz': gzipSync(files['app.js']!) })).toMatchObject({
      version: two,
      isNew: false,
    });
    await expect(add({ ...files, 'more.txt': 'x' })).rejects.toMatchObject({ name: 'VersionExistsError' });
    expect(site.stable['mfe-a']).toBe(one);
    await deployments.flips.use('mfe-a', two, ana);
    expect(deployments.check()).toEqual([]);
  });

  it('adds a remote that the registry does not contain', async () => {
    await add(site.filesOf('mfe-new', two), 'mfe-new');
    await deployments.flips.use('mfe-new', two, ana);
    expect(site.stable['mfe-new']).toBe(two);
  });

  const script = (content: string) => ({
    integrity: { 'remoteEntry.js': integrityOf(content), 'app.js': integrityOf(content) },
  });
  const large = randomBytes(60_000).toString('base64');
  const react = 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}';

  it.each<[string, Partial<RemoteManifest>, Files, string]>([
    ['another remote', { id: 'mfe-b' }, {}, 'TP-701 remote.json is of mfe-b'],
    ['no manifest', {}, { 'remote.json': 'null' }, 'id'],
    ['an invalid manifest', { routes: [{ ...buildRoute('/a'), title: '' }] }, {}, 'routes[0].title'],
    ['a changed script', {}, { 'app.js': 'other' }, 'TP-703 app.js differs from the built file'],
    ['a changed copy', {}, { 'app.js.br': brotliCompressSync('other') }, 'app.js.br differs'],
    ['a copy that is a bomb', {}, { 'app.js.br': brotliCompressSync(Buffer.alloc(50_000_000)) }, 'app.js.br differs'],
    ['a script without a hash', {}, { 'more.js': 'x' }, 'TP-703 more.js has no hash'],
    ['a missing page', { chunks: { page: ['page.js'] } }, {}, 'page.js has no hash'],
    ['a large entry', script(large), { 'remoteEntry.js': large, 'app.js': large }, 'TP-705 mfe-a, entry'],
    [
      'a second React',
      script(react),
      { 'remoteEntry.js': react, 'app.js': react },
      'TP-706 remoteEntry.js contains a copy of react,',
    ],
    ['another platform', { platform: '^2.0' }, {}, 'TP-701 it was written for platform ^2.0'],
    ['a route of another remote', { routes: [buildRoute('/mfe-b/:x')] }, {}, 'claim the same addresses'],
    ['a path as version', { version: '1.0.0/../../../x' }, {}, 'version has an invalid format'],
  ])('refuses %s', async (_, given, files, problem) => {
    const before = site.read('registry.json');
    const refused = add({ ...site.filesOf('mfe-a', two, given), ...files });
    await expect(refused).rejects.toMatchObject({
      name: 'RefusedError',
      message: expect.stringContaining(problem) as string,
    });
    expect(readdirSync(path.join(site.dist, 'remotes/mfe-a'))).toEqual([one]);
    expect(site.read('registry.json')).toBe(before);
  });

  it('accepts the libraries of an isolated remote', async () => {
    const isolation = { kind: 'shadow', visibleTo: 'admin' } as const;
    const files = { 'remoteEntry.js': react, 'app.js': react };
    await expect(
      add({ ...site.filesOf('mfe-a', two, { ...script(react), isolation }), ...files }),
    ).resolves.toBeDefined();
  });
});

describe('a canary that failed', () => {
  const evidence = { at: '2026-11-27T15:00:00.000Z', state: 'failed' } as CanaryEvidence;
  const platform = { by: 'platform', why: 'Errors' };

  async function startCanary(version: string) {
    if (!existsSync(path.join(site.dist, 'remotes/mfe-a', version))) site.putVersion('mfe-a', version);
    await deployments.flips.canary('mfe-a', version, { percent: 10, segment: null }, ana);
    return site.registry.remotes[0]!.canary!;
  }

  it('is taken back once, with its evidence in the log, and cannot be live again', async () => {
    const canary = await startCanary(two);
    expect(await deployments.flips.takeBack('mfe-a', canary, evidence, platform)).toBe(true);
    expect(await deployments.flips.takeBack('mfe-a', canary, evidence, platform)).toBe(false);
    expect(site.registry.remotes[0]).toMatchObject({
      canary: null,
      failed: [{ version: two, why: 'Errors', evidence }],
    });
    expect(deployments.store.log().at(-1)).toMatchObject({
      action: 'abort',
      from: two,
      to: one,
      by: 'platform',
      evidence,
    });
    const refusals: (() => unknown)[] = [
      () => deployments.flips.use('mfe-a', two, ana),
      () => startCanary(two),
      () => deployments.deploy({ versions: { 'mfe-a': two }, shell: false }, ana),
      () => deployments.addVersion('mfe-a', path.join(site.dist, 'remotes/mfe-a', two)),
    ];
    for (const refused of refusals) {
      await expect((async () => refused())()).rejects.toMatchObject({
        name: 'FailedVersionError',
        failed: { evidence },
      });
    }
    await expect(startCanary(three)).resolves.toMatchObject({ remote: { version: three } });
  });

  it('is measured from its start, or from the first minute without reports of an earlier canary', async () => {
    jest.useFakeTimers({
      now: new Date('2126-11-27T15:00:20Z'),
      doNotFake: ['setTimeout', 'setInterval', 'nextTick', 'setImmediate'],
    });
    expect((await startCanary(two)).since).toBe('2126-11-27T15:00:20.000Z');
    jest.setSystemTime(new Date('2126-11-27T15:00:50Z'));
    expect((await startCanary(three)).since).toBe('2126-11-27T15:01:00.000Z');
    // It replaces a canary that was measured for long.
    jest.setSystemTime(new Date('2126-11-27T16:30:10Z'));
    expect((await startCanary(two)).since).toBe('2126-11-27T16:31:00.000Z');
    // APIs read the registry every 5 s.
    jest.setSystemTime(new Date('2126-11-27T16:40:58Z'));
    await deployments.flips.abort('mfe-a', ana);
    jest.setSystemTime(new Date('2126-11-27T16:41:01Z'));
    expect((await startCanary(three)).since).toBe('2126-11-27T16:42:00.000Z');
    jest.setSystemTime(new Date('2126-11-27T16:50:30Z'));
    await deployments.flips.abort('mfe-a', ana);
    jest.setSystemTime(new Date('2126-11-27T16:51:01Z'));
    expect((await startCanary(two)).since).toBe('2126-11-27T16:51:01.000Z');
    jest.useRealTimers();
  });

  it('is not taken back after it was replaced or promoted', async () => {
    const first = await startCanary(two);
    const second = await startCanary(three);
    expect(await deployments.flips.takeBack('mfe-a', first, evidence, platform)).toBe(false);
    await deployments.flips.promote('mfe-a', ana);
    expect(await deployments.flips.takeBack('mfe-a', second, evidence, platform)).toBe(false);
    expect(site.registry.remotes[0]).toMatchObject({ stable: { version: three }, failed: [] });
  });

  it('is skipped by a rollback', async () => {
    await deployments.flips.use('mfe-a', (await startCanary(two)).remote.version, ana);
    await deployments.flips.use('mfe-a', (await startCanary(three)).remote.version, ana);
    await deployments.flips.takeBack('mfe-a', await startCanary(two), evidence, platform);
    await deployments.flips.rollback('mfe-a', ana);
    expect(site.registry.remotes[0]).toMatchObject({ stable: { version: one }, previous: [] });
  });
});

it('refuses a change by an author who has not seen the last change of the remote', async () => {
  const { revision } = site.registry;
  for (const id of ['mfe-a', 'mfe-b']) site.putVersion(id, two);
  await deployments.flips.use('mfe-b', two, { ...ana, revision });
  await deployments.flips.use('mfe-a', two, { ...ana, revision });
  const outdated = deployments.flips.use('mfe-a', one, { ...ana, revision });
  await expect(outdated).rejects.toMatchObject({ name: 'RegistryChangedError' });
  expect(site.stable).toEqual({ 'mfe-a': two, 'mfe-b': two });
});
