import { appendFileSync, mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, SiteFolder } from '../testing/site-folder.ts';
import { appendToLog, readLog } from './audit-log.ts';
import { makeStable, withEntry } from './flips.ts';
import { RegistryStore, type Change } from './registry-store.ts';

let site: SiteFolder;
let store: RegistryStore;
const ana = { by: 'ana', why: null };

beforeEach(() => {
  site = new SiteFolder();
  store = new RegistryStore(path.join(site.dist, 'registry.json'));
});
afterEach(() => site.remove());

const put = (version: string, given: Pick<Change, 'alongside'> = {}) =>
  store.change(ana, (registry) => ({
    registry: withEntry(registry, makeStable(registry.remotes[0] ?? null, buildRemote('mfe-a', version))),
    flips: [{ remote: 'mfe-a', action: 'use', from: null, to: version }],
    ...given,
  }));

const logged = () => store.log().map(({ revision, to }) => [revision, to]);

it('numbers its changes, and writes nothing for none', async () => {
  await put('1.0.0');
  await store.change(ana, (registry) => ({ registry: { ...registry, remotes: [] }, flips: [] }));
  await put('2.0.0');
  expect(site.registry).toMatchObject({ contract: 2, revision: 2, remotes: [{ stable: { version: '2.0.0' } }] });
  expect(logged()).toEqual([
    [1, '1.0.0'],
    [2, '2.0.0'],
  ]);
});

it('records a change that was logged and not written, also after an incomplete line', async () => {
  await put('1.0.0');
  const flip = { remote: 'mfe-a', action: 'use', from: '1.0.0', to: 'lost', ...ana, revision: 2, at: '' } as const;
  appendToLog(store.logFile, [flip]);
  appendFileSync(store.logFile, '{"at":"2026-');
  expect(logged()).toEqual([[1, '1.0.0']]);
  await put('2.0.0');
  expect(logged()).toEqual([
    [1, '1.0.0'],
    [3, '2.0.0'],
  ]);
  expect(readLog(store.logFile).map(({ action }) => action)).toEqual(['use', 'use', 'not-applied', 'use']);
});

it('waits until a change of another machine is visible', async () => {
  await put('1.0.0');
  const before = site.read('registry.json');
  await put('2.0.0');
  const after = site.read('registry.json');
  site.write('registry.json', before);
  setTimeout(() => site.write('registry.json', after), 300);
  await put('3.0.0');
  expect(logged()).toEqual([
    [1, '1.0.0'],
    [2, '2.0.0'],
    [3, '3.0.0'],
  ]);
});

it('takes over the lock of a process that has ended', async () => {
  await put('1.0.0');
  const lock = `${store.file}.lock`;
  mkdirSync(lock);
  utimesSync(lock, new Date(0), new Date(0));
  await put('2.0.0');
  expect(site.stable).toEqual({ 'mfe-a': '2.0.0' });
});

it('does not overwrite a change that was made without the lock, and undoes the change of files', async () => {
  await put('1.0.0');
  const undo = jest.fn();
  const other = JSON.stringify({ ...site.registry, revision: 7 });
  const alongside = () => {
    site.write('registry.json', other);
    return { finish: () => {}, undo };
  };
  await expect(put('2.0.0', { alongside })).rejects.toThrow('Another process has changed the registry');
  expect(site.read('registry.json')).toBe(other);
  expect(undo).toHaveBeenCalledTimes(1);
});

it('reads the registry before contract 2', async () => {
  site.write('registry.json', JSON.stringify({ contract: 1, remotes: [buildRemote('mfe-a', '1.0.0')] }));
  await put('2.0.0');
  expect(site.registry).toMatchObject({
    contract: 2,
    revision: 1,
    remotes: [{ previous: ['1.0.0'], deployed: '1.0.0' }],
  });
});

it('refuses to change a registry that it cannot read', async () => {
  site.write('registry.json', JSON.stringify({ contract: 2, revision: 3, remotes: [{ id: 'mfe-a' }] }));
  await expect(put('2.0.0')).rejects.toThrow('stable');
});
