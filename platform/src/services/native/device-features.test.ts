import { deviceFeatures, shareOnDevice } from './device-features';

const pageWith = (plugins: readonly string[], navigator: object = {}, Plugins = {}) =>
  ({ Capacitor: { isPluginAvailable: (name: string) => plugins.includes(name), Plugins }, navigator }) as never;
const available = (page: never) =>
  deviceFeatures(page)
    .filter((feature) => feature.available)
    .map(({ name }) => name);

describe('what the device offers', () => {
  it.each([
    [[], []],
    [['Camera'], ['camera']],
    [['LocalNotifications'], ['notifications']],
    [
      ['Camera', 'PushNotifications', 'Share'],
      ['camera', 'notifications', 'share'],
    ],
  ])('with %j is %j', (plugins, expected) => {
    expect(available(pageWith(plugins))).toEqual(expected);
  });

  it('names every feature, so that the card can say what is missing', () => {
    expect(deviceFeatures({ navigator: {} } as never).map(({ name }) => name)).toEqual([
      'camera',
      'notifications',
      'share',
    ]);
  });

  it('counts the web view’s own share sheet', () => {
    expect(available({ navigator: { share: () => Promise.resolve() } } as never)).toEqual(['share']);
  });
});

describe('sharing', () => {
  const job = { title: 'Analista', url: 'https://trampolim.test/jobs/analista-12' };
  const share = jest.fn(() => Promise.resolve());
  const other = jest.fn(() => Promise.resolve());
  beforeEach(() => jest.clearAllMocks());

  it("uses the app's sheet before the browser's", async () => {
    expect(await shareOnDevice(job, pageWith(['Share'], { share: other }, { Share: { share } }))).toBe(true);
    expect(share).toHaveBeenCalledWith(job);
    expect(other).not.toHaveBeenCalled();
  });

  it("uses the browser's where the app has none", async () => {
    expect(await shareOnDevice(job, pageWith([], { share: other }))).toBe(true);
    expect(other).toHaveBeenCalledWith(job);
  });

  it('says so where nothing was shared', async () => {
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shareOnDevice(job, pageWith([], { share: closed }))).toBe(false);
    expect(await shareOnDevice(job, pageWith([]))).toBe(false);
  });
});
