import { Capacitor } from '@capacitor/core';

/** Sets the native platform detected by Capacitor, `ios` or `android`, on `<html>`. */
export function markNativePlatform({ documentElement }: Document): void {
  if (Capacitor.isNativePlatform()) documentElement.dataset['native'] = Capacitor.getPlatform();
}
