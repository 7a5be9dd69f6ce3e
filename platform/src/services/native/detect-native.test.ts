import { Capacitor } from '@capacitor/core';
import { isNative } from '../api/base-query';
import { detectNative } from './detect-native';

jest.mock('@capacitor/core', () => ({
  Capacitor: { isNativePlatform: jest.fn(() => false), getPlatform: jest.fn(() => 'web') },
}));
const capacitor = jest.mocked(Capacitor);

const bridges = {
  "Capacitor's runtime": { Capacitor: {} },
  'the bridge of Android': { androidBridge: {} },
  'the bridge of iOS': { webkit: { messageHandlers: { bridge: {} } } },
};

const pageWith = (bridge: object) => Object.assign(Object.create(window) as Window, { document, ...bridge });

describe('detectNative', () => {
  afterEach(() => {
    delete document.documentElement.dataset['native'];
    jest.clearAllMocks();
    capacitor.isNativePlatform.mockReturnValue(false);
  });

  it.each([{}, { webkit: {} }, { webkit: { messageHandlers: {} } }])(
    'does not load Capacitor in a browser: %j',
    async (bridge) => {
      await detectNative(pageWith(bridge));
      expect(capacitor.isNativePlatform).not.toHaveBeenCalled();
      expect(isNative(document)).toBe(false);
    },
  );

  it.each(Object.entries(bridges))('loads Capacitor if the page has %s', async (_, bridge) => {
    await detectNative(pageWith(bridge));
    expect(capacitor.isNativePlatform).toHaveBeenCalledTimes(1);
    expect(isNative(document)).toBe(false);
  });

  it('sets the platform of an app on <html>', async () => {
    capacitor.isNativePlatform.mockReturnValue(true);
    capacitor.getPlatform.mockReturnValue('android');
    await detectNative(pageWith(bridges['the bridge of Android']));
    expect(document.documentElement).toHaveAttribute('data-native', 'android');
    expect(isNative(document)).toBe(true);
  });

  it('does not fail if Capacitor cannot be loaded', async () => {
    jest.resetModules();
    jest.doMock('./mark-native-platform', () => {
      throw new Error('no chunk');
    });
    await expect(detectNative(pageWith(bridges['the bridge of iOS']))).resolves.toBeUndefined();
    expect(isNative(document)).toBe(false);
  });
});
