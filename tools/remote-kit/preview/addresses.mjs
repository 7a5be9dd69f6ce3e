import { createRouteMatcher } from 'shared-contracts';

/** @typedef {import('shared-contracts').RemoteRoute} RemoteRoute */
/** @typedef {{ route: Pick<RemoteRoute, 'path' | 'access'>, address: string | null }} RouteAddress */

/**
 * The addresses at which the routes of a remote are opened: a route with parameters has those of the examples that belong to it, or
 * null without one.
 * @param {readonly Pick<RemoteRoute, 'path' | 'access'>[]} routes
 * @param {readonly string[]} examples Paths, with or without a query: `/guias/12`.
 * @returns {RouteAddress[]}
 * @throws if an example belongs to no route.
 */
export function addressesOf(routes, examples) {
  const routeAt = createRouteMatcher(routes.map((route) => ({ owner: route, pattern: route.path })));
  const named = examples.map((address) => {
    const route = address.startsWith('/') ? routeAt(new URL(address, 'http://site').pathname)?.owner : undefined;
    if (route === undefined) throw new Error(`${address} is no page of the remote`);
    return { route, address };
  });
  return routes.flatMap((route) => {
    const own = named.filter((one) => one.route === route);
    if (own.length > 0) return own;
    return [{ route, address: route.path.includes(':') ? null : route.path }];
  });
}
