import { completeLock } from './lock-file.mjs';

/** @type {import('./lock-file.mjs').LockFile} */
const lock = {
  packages: {
    '': {},
    'node_modules/@x/core': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@x/core-linux-x64-gnu': '1.2.3',
        '@x/core-win32-arm64-msvc': '1.2.3',
        fsevents: '~2.3.2',
      },
    },
    'node_modules/@x/core-linux-x64-gnu': { version: '1.2.3' },
  },
};

it('adds the builds of other platforms, with the platforms of their names', () => {
  const { completed, added } = completeLock(lock);
  expect(added).toEqual(['@x/core-win32-arm64-msvc@1.2.3']);
  expect(completed.packages['node_modules/@x/core-win32-arm64-msvc']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['win32'],
  });
  expect(Object.keys(completed.packages).at(-1)).toBe('node_modules/@x/core-win32-arm64-msvc');
});

it('adds nothing on a second run', () => {
  const once = completeLock(lock).completed;
  const twice = completeLock(once);
  expect(twice.added).toEqual([]);
  expect(twice.completed).toEqual(once);
});

it('nests a build if another version is installed at the top', () => {
  /** @type {import('./lock-file.mjs').LockFile['packages']} */
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux-x64-musl': '2.0.0' } },
    'node_modules/b/node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' } },
    'node_modules/b/node_modules/a-darwin-arm64': { version: '1.0.0' },
  };
  const { completed } = completeLock({ packages });
  expect(completed.packages['node_modules/a-linux-x64-musl']).toMatchObject({ libc: ['musl'], os: ['linux'] });
  expect(Object.keys(completed.packages)).toHaveLength(4);
});
