import { brand } from 'shared-contracts';
import { isNative } from '../native/native';

/** Where a path of the API is called: at the page's own origin, in native apps at the backend's host (SPEC §7). */
export const apiUrl = (path: string): string => (isNative(document) ? brand.nativeBackendUrl : '') + path;
