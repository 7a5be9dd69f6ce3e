import type { PageServices } from './page-services';

/**
 * The server's twin of `services.ts`. One process renders pages of many people, so whatever belongs to a page is made
 * for each render and reached through hooks; asking this module for it is a mistake, and says so.
 */
export const services: PageServices = new Proxy({} as PageServices, {
  get(_, name) {
    throw new Error(`platform's ${String(name)} exists once per page: use its hook`);
  },
});
