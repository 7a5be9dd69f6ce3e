/** True inside a native app. `detectNative` has noted it on `<html data-native>` before anything renders or calls. */
export const isNative = (page: Document): boolean => 'native' in page.documentElement.dataset;
