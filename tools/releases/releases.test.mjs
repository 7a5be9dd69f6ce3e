import path from 'node:path';
import { checkRemote } from 'registry';
import { remoteRefusals } from 'shared-contracts';
import { readDeclaration } from '../webpack/declaration.mjs';
import { platformVersion } from '../webpack/sharing.mjs';
import { readReleases, withRelease } from './releases.mjs';

const root = path.resolve(__dirname, '../..');
const { shell: shells = [], ...remotes } = readReleases(root);

/** @param {string} version */
const majorOf = (version) => version.replace(/^\^/, '').split('.', 1)[0];

it('keeps the last five releases, each once', () => {
  const release = (/** @type {number} */ minor) => ({ version: `1.${minor}.0`, platform: '^1.0' });
  const six = [1, 2, 3, 4, 2, 5, 6].map(release).reduce(withRelease, /** @type {ReturnType<typeof release>[]} */ ([]));
  expect(six.map(({ version }) => version)).toEqual(['1.3.0', '1.4.0', '1.2.0', '1.5.0', '1.6.0']);
});

it.each(Object.entries(remotes))('%s: the recorded releases run on this shell', (id, releases) => {
  expect(releases.map(({ platform }) => majorOf(platform))).toContain('1');
  for (const release of releases) {
    const base = `/remotes/${id}/${release.version}/`;
    expect(checkRemote({ ...release, base }, platformVersion)).toMatchObject({ remote: { id }, problems: [] });
  }
});

it.each(Object.keys(remotes))(
  '%s of this checkout runs on the recorded shells of its major version, and others refuse it',
  async (id) => {
    const declaration = await readDeclaration(path.join(root, id));
    const results = shells.map(({ platform }) => ({
      isOfItsMajor: majorOf(platform) === majorOf(declaration.platform),
      isAccepted: remoteRefusals({ ...declaration, contract: 1 }, platform).length === 0,
    }));
    expect(results).toContainEqual({ isOfItsMajor: true, isAccepted: true });
    expect(results).toContainEqual({ isOfItsMajor: false, isAccepted: false });
    expect(results.filter(({ isOfItsMajor, isAccepted }) => isOfItsMajor !== isAccepted)).toEqual([]);
  },
  60_000,
);
