import { reloadForNewVersion } from './reload-once';
import { buildRemote } from './testing/build-remote';

const reload = jest.fn();
// jsdom's own location cannot be watched.
const page = { sessionStorage: window.sessionStorage, location: { reload } } as unknown as Window;

const live = (version: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ contract: 1, remotes: [buildRemote({ version })] })));

describe('a version whose files are gone', () => {
  beforeEach(() => {
    reload.mockReset();
    window.sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the page loaded anew for the version that took its place, once', async () => {
    live('1.1.0');
    await reloadForNewVersion(buildRemote(), page);
    await reloadForNewVersion(buildRemote(), page);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page alone where nothing is stored that would end a loop of reloads', async () => {
    live('1.1.0');
    const blocked = { location: { reload } } as unknown as Window;
    await reloadForNewVersion(buildRemote(), blocked);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone while the registry names it still', async () => {
    live('1.0.0');
    await reloadForNewVersion(buildRemote(), page);
    expect(reload).not.toHaveBeenCalled();
  });
});
