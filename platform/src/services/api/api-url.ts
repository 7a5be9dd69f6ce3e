import { brand } from 'shared-contracts';
import { isNative } from '../native/native';

/** URL of an API path: on the page's origin, in native apps on the backend's host (SPEC §7). */
export const apiUrl = (path: string): string => (isNative(document) ? brand.nativeBackendUrl : '') + path;
