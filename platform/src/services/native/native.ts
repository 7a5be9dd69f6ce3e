/** True inside a native app. `detectNative` sets `<html data-native>` before the first render and request. */
export const isNative = (page: Document): boolean => 'native' in page.documentElement.dataset;
