import { reloadForNewVersion } from './reload-for-new-version';
import { buildRemote } from './testing/build-remote';

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
