/** Globals that native containers add before any script: Capacitor's runtime or its bridge. */
interface Bridges {
  Capacitor?: unknown;
  androidBridge?: unknown;
  webkit?: { messageHandlers?: { bridge?: unknown } };
}

/** A hint only: web views of other apps may have a bridge, too. */
const hasBridge = ({ Capacitor, androidBridge, webkit }: Bridges): boolean =>
  Boolean(Capacitor ?? androidBridge ?? webkit?.messageHandlers?.bridge);

/**
 * Sets `<html data-native>` in a native app. Must finish before the first render and request. The detection code is loaded
 * only if a bridge exists, so browsers do not load it. Never rejects.
 */
export async function detectNative(page: Window): Promise<void> {
  if (!hasBridge(page as Bridges)) return;
  await import(/* webpackChunkName: "capacitor" */ './mark-native-platform').then(
    ({ markNativePlatform }) => markNativePlatform(page.document),
    () => {},
  );
}
