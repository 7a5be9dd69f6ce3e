import { routes } from 'shared-contracts';

/** Where somebody who is signed in follows their applications. */
export const accountApplications = `${routes.account}?tab=applications`;
