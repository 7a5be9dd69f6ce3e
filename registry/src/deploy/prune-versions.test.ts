import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { CanaryEvidence } from 'shared-contracts';
import { archiveOf, SiteFolder } from '../testing/site-folder.ts';
import { Deployments } from './deploy.ts';
import { type VersionRetention } from './prune-versions.ts';
import { unpackVersion } from './unpack.ts';

let site: SiteFolder;
let deployments: Deployments;
const ana = { by: 'ana', why: 'because' };
const everyone = { percent: 10, segment: null };
const limits = { bytes: 250_000, unpackedBytes: 300_000, fileBytes: 150_000, files: 20 };
const rules: VersionRetention = { unusedDays: 60, bytes: 1e9, pageDays: 14, uploadDays: 1 };

const dayMs = 86_400_000;
const v = (index: number) => `1.0.${index}-aaaaaaaa`;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

beforeEach(async () => {
  site = new SiteFolder();
  deployments = new Deployments(site.dist);
  site.deploy(['mfe-a', v(0)]);
});
afterEach(() => site.remove());

async function upload(version: string, more: Parameters<typeof archiveOf>[0] = {}) {
  const folder = mkdtempSync(path.join(site.dist, 'upload-'));
  const archive = await archiveOf({ ...site.filesOf('mfe-a', version), ...more });
  await unpackVersion(Readable.from([archive]), folder, limits);
  return deployments.addVersion('mfe-a', folder);
}

const uploadAll = async (...indexes: number[]) => {
  for (const index of indexes) await upload(v(index));
};

/** Makes the upload of a version older. */
const age = (version: string, days: number) => {
  const time = inDays(-days);
  utimesSync(path.join(site.dist, 'remotes/mfe-a', version, '.uploaded'), time, time);
};

/** Versions that a run at a time deletes, with the reason. */
const prune = async (now: Date, given: Partial<VersionRetention> = {}) =>
  (await deployments.prune({ ...rules, ...given }, now)).map(({ version, reason }) => [version, reason]);

const onDisk = () => readdirSync(path.join(site.dist, 'remotes/mfe-a')).toSorted();

it('deletes what was not used for long, and never what an entry names: stable, canary, previous and deployed', async () => {
  await uploadAll(1, 2, 3, 4, 5);
  for (const index of [1, 2]) await deployments.flips.use('mfe-a', v(index), ana);
  await deployments.flips.canary('mfe-a', v(3), everyone, ana);
  await deployments.deploy({ versions: { 'mfe-a': v(4) }, shell: false }, ana);
  await deployments.flips.rollback('mfe-a', ana);
  site.putVersion('mfe-a', v(6));
  expect(await prune(inDays(59))).toEqual([]);
  expect(await prune(inDays(61))).toEqual([[v(5), 'unused']]);
  // The version of a build was not uploaded.
  expect(onDisk()).toEqual([0, 1, 2, 3, 4, 6].map(v));
  expect(await prune(inDays(9999), { bytes: 0, unusedDays: 0 })).toEqual([]);
  expect(existsSync(path.join(site.dist, '.deleted'))).toBe(false);
});

it('keeps what open pages use: for days after the end of a canary that was replaced, also one that ran for months', async () => {
  await uploadAll(1, 2);
  for (const version of [v(1), v(2)]) age(version, 100);
  jest.useFakeTimers({ now: inDays(-90), doNotFake: ['setTimeout', 'setInterval', 'nextTick', 'setImmediate'] });
  await deployments.flips.canary('mfe-a', v(1), everyone, ana);
  jest.setSystemTime(inDays(90));
  await deployments.flips.canary('mfe-a', v(2), everyone, ana);
  jest.useRealTimers();
  const full = { bytes: 0 };
  expect(await prune(inDays(13), full)).toEqual([]);
  expect(await prune(inDays(15), full)).toEqual([[v(1), 'space']]);
});

it('deletes the least recently used uploads above the size, and none of the last day', async () => {
  await uploadAll(1, 2, 3, 4);
  for (const [index, days] of [5, 9, 7].entries()) age(v(index + 1), days);
  // An upload of the same files is a use.
  await upload(v(3));
  const digest = 64;
  const bytes = Buffer.byteLength(Object.values(site.filesOf('mfe-a', v(1))).join('')) + digest;
  expect(await prune(new Date(), { bytes: bytes * 4 })).toEqual([]);
  expect(await prune(new Date(), { bytes: bytes * 3 })).toEqual([[v(2), 'space']]);
  expect(await prune(new Date(), { bytes: 0 })).toEqual([[v(1), 'space']]);
  expect(onDisk()).toEqual([0, 3, 4].map(v));
});

it('keeps the name of a deleted version for its files, and refuses a failed one', async () => {
  await uploadAll(1, 2);
  await deployments.flips.canary('mfe-a', v(2), everyone, ana);
  const { canary } = site.registry.remotes[0]!;
  await deployments.flips.takeBack('mfe-a', canary!, { at: '' } as CanaryEvidence, ana);
  expect((await prune(inDays(61))).map(([version]) => version)).toEqual([v(1), v(2)]);
  for (const flip of [
    deployments.flips.use('mfe-a', v(1), ana),
    deployments.flips.canary('mfe-a', v(1), everyone, ana),
  ]) {
    await expect(flip).rejects.toMatchObject({ name: 'UnknownVersionError' });
  }
  await expect(upload(v(1), { 'more.txt': 'x' })).rejects.toMatchObject({ name: 'VersionExistsError' });
  await expect(upload(v(2))).rejects.toMatchObject({ name: 'FailedVersionError' });
  expect(await upload(v(1))).toMatchObject({ version: v(1), isNew: true });
  await deployments.flips.use('mfe-a', v(1), ana);
  expect(deployments.check()).toEqual([]);
});

it('makes no version live that was deleted between its verification and the flip', async () => {
  const flips = [
    () => deployments.flips.use('mfe-a', v(1), ana),
    () => deployments.flips.canary('mfe-a', v(1), everyone, ana),
    () => deployments.deploy({ versions: { 'mfe-a': v(1) }, shell: false }, ana),
  ];
  const other = new Deployments(site.dist);
  for (const flip of flips) {
    await upload(v(1));
    jest.spyOn(deployments.store, 'locked').mockImplementationOnce(async (work) => {
      expect(await other.prune(rules, inDays(61))).toHaveLength(1);
      return other.store.locked(work);
    });
    await expect(flip()).rejects.toMatchObject({ name: 'UnknownVersionError' });
  }
  expect(site.registry).toMatchObject({ revision: 0, remotes: [{ stable: { version: v(0) }, canary: null }] });
});
