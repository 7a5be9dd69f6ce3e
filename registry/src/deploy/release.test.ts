import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { SiteFolder } from '../testing/site-folder.ts';
import { Deployments } from './deploy.ts';
import { addRelease, deployRelease } from './release.ts';
import { withStaging } from './staging.ts';
import { liveShellFolder } from './shell-swap.ts';

const [one, two] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];
const ana = { by: 'ana', why: 'because' };

/** The volume of a site, and the images of its releases. */
let volume: SiteFolder;
let deployments: Deployments;
let images: SiteFolder[];

/** The folder of an image: built versions, without a registry. */
function buildImage(
  ...versions: readonly [id: string, version: string, given?: Partial<RemoteManifest>][]
): SiteFolder {
  const image = new SiteFolder();
  rmSync(liveShellFolder(image.dist), { recursive: true });
  for (const version of versions) image.putVersion(...version);
  images.push(image);
  return image;
}

const deploy = ({ dist }: SiteFolder, again = false) => deployRelease(deployments, { release: dist, again }, ana);
const flipsOf = (id: string) => deployments.store.log().flatMap((flip) => (flip.remote === id ? [flip.action] : []));

beforeEach(async () => {
  images = [];
  volume = new SiteFolder();
  rmSync(liveShellFolder(volume.dist), { recursive: true });
  deployments = new Deployments(volume.dist);
  const shell = buildImage();
  shell.putShell('shell-next', '1.2.0');
  await deploy(shell);
});
afterEach(() => {
  for (const site of [volume, ...images]) site.remove();
});

it('fills an empty volume: shell, then remotes, each by its own image', async () => {
  expect(volume.registry).toMatchObject({ revision: 1, remotes: [] });
  await Promise.all(['mfe-a', 'mfe-b', 'mfe-c'].map((id) => deploy(buildImage([id, one]))));
  expect(volume.stable).toEqual({ 'mfe-a': one, 'mfe-b': one, 'mfe-c': one });
  expect(deployments.check()).toEqual([]);
  expect(readdirSync(path.join(volume.dist, '.uploads'))).toEqual([]);
});

it('keeps the version before, and repeats nothing when the images run again', async () => {
  const [first, second] = [buildImage(['mfe-a', one]), buildImage(['mfe-a', two])];
  await deploy(first);
  await deploy(second);
  await deployments.flips.rollback('mfe-a', ana);
  await expect(deploy(second)).resolves.toEqual([]);
  expect(volume.stable).toEqual({ 'mfe-a': one });
  expect(flipsOf('mfe-a')).toEqual(['deploy', 'deploy', 'rollback']);
  await deploy(second, true);
  expect(volume.stable).toEqual({ 'mfe-a': two });
  await deployments.flips.use('mfe-a', one, ana);
  expect(volume.stable).toEqual({ 'mfe-a': one });
});

it.each(['while it runs', 'after it was aborted'])('does not deploy the version of a canary %s', async (when) => {
  await deploy(buildImage(['mfe-a', one]));
  const image = buildImage(['mfe-a', two]);
  await expect(addRelease(deployments, image.dist)).resolves.toEqual({ 'mfe-a': two });
  expect(volume.stable).toEqual({ 'mfe-a': one });
  await deployments.flips.canary('mfe-a', two, { percent: 10, segment: null }, ana);
  if (when === 'after it was aborted') await deployments.flips.abort('mfe-a', ana);
  await expect(deploy(image)).resolves.toEqual([]);
  expect(volume.stable).toEqual({ 'mfe-a': one });
});

it('replaces the shell once, and refuses one that the live remotes do not accept', async () => {
  const version = () => deployments.store.log().findLast(({ remote }) => remote === 'shell')?.to;
  await deploy(buildImage(['mfe-a', one]));
  const [same, next, major] = [buildImage(), buildImage(), buildImage()];
  same.putShell('shell-next', '1.2.0');
  next.putShell('shell-next', '1.3.0');
  major.putShell('shell-next', '3.0.0');
  await expect(deploy(same)).resolves.toEqual([]);
  await deploy(next);
  expect(version()).toBe('1.3.0-a');
  await expect(deploy(major)).rejects.toThrow('mfe-a');
  expect(version()).toBe('1.3.0-a');
  expect(existsSync(path.join(volume.dist, 'shell-next'))).toBe(false);
  // One image with both changes them in one step.
  major.putVersion('mfe-a', two, { platform: '^3.0' });
  await deploy(major);
  expect([version(), volume.stable]).toEqual(['3.0.0-a', { 'mfe-a': two }]);
});

it('refuses files that differ from their hashes, and other content under a version that the volume has', async () => {
  const changed = buildImage(['mfe-a', one]);
  changed.write(`remotes/mfe-a/${one}/app.js`, 'changed');
  await expect(deploy(changed)).rejects.toThrow('app.js differs from the built file');
  expect(existsSync(path.join(volume.dist, 'remotes'))).toBe(false);
  await deploy(buildImage(['mfe-a', one]));
  const other = buildImage(['mfe-a', one]);
  other.write(`remotes/mfe-a/${one}/icon.svg`, '<svg/>');
  await expect(deploy(other)).rejects.toThrow(`mfe-a ${one} exists with other content`);
});

it('deletes staged folders of processes that have ended, and no other ones', async () => {
  const staging = path.join(volume.dist, '.uploads');
  for (const name of ['old', 'new']) mkdirSync(path.join(staging, name));
  utimesSync(path.join(staging, 'old'), new Date(0), new Date(0));
  await withStaging(volume.dist, async () => {});
  expect(readdirSync(staging)).toEqual(['new']);
});
