/** The page as a native app's container extends it: plugins that it was built with register under their names. */
interface NativePage {
  Capacitor?: {
    isPluginAvailable?: (name: string) => boolean;
    Plugins?: { Share?: { share: (data: ShareData) => Promise<unknown> } };
  };
}

/** Whoever closes the sheet has chosen not to share: browsers name that error, Capacitor only words it. */
const isClosed = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || /cancel/i.test(error.message));

/**
 * Opens the device's own share sheet, the app's before the browser's: Android's web view has none.
 * @throws when there is none, or it fails
 */
export async function shareOnDevice(data: ShareData, page: Window = window): Promise<void> {
  const { Capacitor } = page as NativePage;
  const native = Capacitor?.isPluginAvailable?.('Share') === true ? Capacitor.Plugins?.Share : undefined;
  try {
    await (native ?? page.navigator).share(data);
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}
