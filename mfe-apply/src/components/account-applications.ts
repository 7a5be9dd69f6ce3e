import { routes } from 'shared-contracts';

/** Address of the applications list in the account. */
export const accountApplications = `${routes.account}?tab=applications`;
