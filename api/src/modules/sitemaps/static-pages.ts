import { routes } from 'shared-contracts';

/** Public pages of SPEC §2 with the same content for all users. */
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
