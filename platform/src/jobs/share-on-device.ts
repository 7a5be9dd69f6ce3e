/** Globals of a native app: Capacitor plugins by name. */
interface NativePage {
  Capacitor?: {
    isPluginAvailable?: (name: string) => boolean;
    Plugins?: { Share?: { share: (data: ShareData) => Promise<unknown> } };
  };
}

/** The user closed the sheet. Browsers set the error's name; Capacitor only sets its message. */
const isClosed = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || /cancel/i.test(error.message));

/**
 * Opens the native share sheet: the app's if available, because Android's web view has none, else the browser's.
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
