/** The page as a native app's container extends it: plugins that it was built with register under their names. */
interface NativePage {
  Capacitor?: {
    isPluginAvailable?: (name: string) => boolean;
    Plugins?: { Share?: { share: (data: ShareData) => Promise<unknown> } };
  };
}

export type DeviceFeatureName = 'camera' | 'notifications' | 'share';

export interface DeviceFeature {
  name: DeviceFeatureName;
  /** Whether this app on this device can do it now. */
  available: boolean;
}

/** Plugins of Capacitor that offer a feature. */
const plugins: Record<DeviceFeatureName, readonly string[]> = {
  camera: ['Camera'],
  notifications: ['PushNotifications', 'LocalNotifications'],
  share: ['Share'],
};

const names: readonly DeviceFeatureName[] = ['camera', 'notifications', 'share'];

/** What the device offers to the app (SPEC §2, mobile app page), in a fixed order. Only asked in a browser, after mounting. */
export function deviceFeatures(page: Window = window): DeviceFeature[] {
  const { Capacitor } = page as NativePage;
  const hasPlugin = (plugin: string) => Capacitor?.isPluginAvailable?.(plugin) === true;
  const canShare = 'share' in page.navigator;
  return names.map((name) => ({ name, available: plugins[name].some(hasPlugin) || (name === 'share' && canShare) }));
}

/** Opens the device's own share sheet, the app's before the browser's. False where there is none, or nobody was chosen. */
export async function shareOnDevice(data: ShareData, page: Window = window): Promise<boolean> {
  const { Capacitor } = page as NativePage;
  const native = Capacitor?.isPluginAvailable?.('Share') === true ? Capacitor.Plugins?.Share : undefined;
  const { navigator } = page as { navigator: Partial<Navigator> };
  if (native === undefined && navigator.share === undefined) return false;
  try {
    await (native === undefined ? navigator.share?.(data) : native.share(data));
    return true;
  } catch {
    return false;
  }
}
