import { routes } from 'shared-contracts';

/** Pages of SPEC §2 that are for everybody and the same for everybody. */
export const staticPages: readonly string[] = [
  routes.landing,
  routes.home,
  routes.jobs,
  routes.companies,
  routes.mobileApp,
  routes.terms,
  routes.privacy,
  routes.faq,
  routes.contact,
];
