import { shareOnDevice } from './share-on-device';

const pageWith = (plugins: readonly string[], navigator: object = {}, Plugins = {}) =>
  ({ Capacitor: { isPluginAvailable: (name: string) => plugins.includes(name), Plugins }, navigator }) as never;

describe('shareOnDevice', () => {
  const job = { title: 'Analista', url: 'https://trampolim.test/jobs/analista-12' };
  const share = jest.fn(() => Promise.resolve());
  const other = jest.fn(() => Promise.resolve());
  beforeEach(() => jest.clearAllMocks());

  it("prefers the app's share sheet to the browser's", async () => {
    await shareOnDevice(job, pageWith(['Share'], { share: other }, { Share: { share } }));
    expect(share).toHaveBeenCalledWith(job);
    expect(other).not.toHaveBeenCalled();
  });

  it("uses the browser's share sheet if the app has none", async () => {
    await shareOnDevice(job, pageWith([], { share: other }));
    expect(other).toHaveBeenCalledWith(job);
  });

  it.each([new DOMException('closed', 'AbortError'), new Error('Share canceled')])(
    'treats %s as canceled',
    async (no) => {
      await expect(shareOnDevice(job, pageWith([], { share: () => Promise.reject(no) }))).resolves.toBeUndefined();
    },
  );

  it('rejects if no share sheet exists or it fails', async () => {
    await expect(shareOnDevice(job, pageWith([]))).rejects.toThrow(TypeError);
    await expect(shareOnDevice(job, pageWith([], { share: () => Promise.reject(new Error('no')) }))).rejects.toThrow(
      'no',
    );
  });
});
