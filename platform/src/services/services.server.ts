import type { PageServices } from './services';

/**
 * Server counterpart of `services.ts`. One process renders pages of many users, so page state is created per render and
 * accessed through hooks. Access through this module throws.
 */
export const services: PageServices = new Proxy({} as PageServices, {
  get(_, name) {
    throw new Error(`platform's ${String(name)} exists once per page: use its hook`);
  },
});
