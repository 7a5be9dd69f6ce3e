import { routes } from 'shared-contracts';

/** Pages of the shell that have an address. */
export type AddressedPage = 'landing' | 'home' | 'kit';

/** A page of the shell's own: its address, and its name in the pages' file. */
export interface ShellRoute {
  path: string;
  page: AddressedPage;
}

export const shellRoutes: readonly ShellRoute[] = [
  { path: routes.landing, page: 'landing' },
  { path: routes.comingSoon, page: 'landing' },
  { path: routes.home, page: 'home' },
  { path: '/kit', page: 'kit' },
];

/** Whether the shell has a page there: what is not there yet is not linked to. */
export function hasPage(path: string): boolean {
  return shellRoutes.some((route) => route.path === path);
}
