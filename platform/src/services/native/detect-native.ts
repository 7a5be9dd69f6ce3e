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
 * Notes on `<html data-native>` whether this is a native app; has to end before anything renders or calls. The code that
 * finds out is asked for where there is a bridge, so that browsers pay nothing. Never rejects: a page is better than none.
 */
export async function detectNative(page: Window): Promise<void> {
  if (!hasBridge(page as Bridges)) return;
  await import(/* webpackChunkName: "capacitor" */ './note-platform').then(
    ({ notePlatform }) => notePlatform(page.document),
    () => {},
  );
}
