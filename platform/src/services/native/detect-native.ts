import { log } from '../telemetry/log';

/** What native containers put into the page before any script of its own: Capacitor's runtime, or the bridge to it. */
interface Bridges {
  Capacitor?: unknown;
  androidBridge?: unknown;
  webkit?: { messageHandlers?: { bridge?: unknown } };
}

/** Only a hint: any app's web view may have a bridge. */
const hasBridge = ({ Capacitor, androidBridge, webkit }: Bridges): boolean =>
  Boolean(Capacitor ?? androidBridge ?? webkit?.messageHandlers?.bridge);

/**
 * Notes on `<html data-native>` which native platform this is, `ios` or `android`. Capacitor decides; its code is asked for
 * where there is a bridge, so that browsers pay nothing. Has to end before anything renders or calls, and never rejects:
 * without Capacitor the page is still a page.
 */
export async function detectNative(page: Window): Promise<void> {
  if (!hasBridge(page as Bridges)) return;
  try {
    const { Capacitor } = await import(/* webpackChunkName: "capacitor" */ '@capacitor/core');
    if (Capacitor.isNativePlatform()) page.document.documentElement.dataset['native'] = Capacitor.getPlatform();
  } catch (error) {
    log.error('Capacitor could not be loaded', error);
  }
}
