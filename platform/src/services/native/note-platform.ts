import { Capacitor } from '@capacitor/core';

/** Notes on `<html>` which native platform this is, `ios` or `android`, if it is one: Capacitor decides. */
export function notePlatform({ documentElement }: Document): void {
  if (Capacitor.isNativePlatform()) documentElement.dataset['native'] = Capacitor.getPlatform();
}
