import { createRemoteApi } from 'platform';

/** The endpoints of the shell's own pages. */
export const shellApi = createRemoteApi('shell');
