import fc from 'fast-check';
import { satisfies } from 'semver';
import { acceptsPlatform, reloadForNewVersion } from './registry';
import { buildRemote } from './testing/build-remote';

const part = fc.nat({ max: 4 });
const major = fc.integer({ min: 1, max: 3 });
const anyVersion = fc.tuple(major, part, part).map((parts) => parts.join('.'));
const range = fc.tuple(fc.constantFrom('', '^'), anyVersion).map(([caret, wanted]) => caret + wanted);

it('agrees with semver for the supported ranges', () => {
  fc.assert(
    fc.property(range, anyVersion, (wanted, given) => {
      expect(acceptsPlatform(wanted, given)).toBe(satisfies(given, wanted));
    }),
  );
});

it('supports a range of two parts', () => {
  expect(acceptsPlatform('^1.0', '1.4.2')).toBe(true);
  expect(acceptsPlatform('^1.5', '1.4.2')).toBe(false);
});

it('accepts every other range, which the server has checked', () => {
  expect(acceptsPlatform('>=1 <3', '1.0.0')).toBe(true);
});

const reload = jest.fn();
// jsdom's own location cannot be watched.
const page = { sessionStorage: window.sessionStorage, location: { reload } } as unknown as Window;

const live = (version: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ contract: 1, remotes: [buildRemote({ version })] })));

describe('a version with deleted files', () => {
  beforeEach(() => {
    reload.mockReset();
    window.sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('reloads the page once for the version that replaced it', async () => {
    live('1.1.0');
    await reloadForNewVersion(buildRemote(), page);
    await reloadForNewVersion(buildRemote(), page);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when storage is unavailable, which could cause a reload loop', async () => {
    live('1.1.0');
    const blocked = { location: { reload } } as unknown as Window;
    await reloadForNewVersion(buildRemote(), blocked);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while the registry contains the same version', async () => {
    live('1.0.0');
    await reloadForNewVersion(buildRemote(), page);
    expect(reload).not.toHaveBeenCalled();
  });
});
