import { createRemoteApi } from 'platform';

/** The endpoints and slices of this remote. */
export const remoteApi = createRemoteApi('mfe-apply');
