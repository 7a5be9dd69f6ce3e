import { routes, type ShellPageFile } from 'shared-contracts';

/** Pages of the shell that have an address. */
export type AddressedPage = 'landing' | 'home' | 'contact' | 'faq' | 'terms' | 'privacy' | 'mobileApp' | 'kit';
export type PageName = AddressedPage | 'notFound' | 'noPermission';

/** A page of the shell's own: its address, and its name. */
export interface ShellRoute {
  path: string;
  page: AddressedPage;
}

export const shellRoutes: readonly ShellRoute[] = [
  { path: routes.landing, page: 'landing' },
  { path: routes.comingSoon, page: 'landing' },
  { path: routes.home, page: 'home' },
  { path: routes.contact, page: 'contact' },
  { path: routes.faq, page: 'faq' },
  { path: routes.terms, page: 'terms' },
  { path: routes.privacy, page: 'privacy' },
  { path: routes.mobileApp, page: 'mobileApp' },
  { path: '/kit', page: 'kit' },
];

const files: Partial<Record<PageName, ShellPageFile>> = {
  landing: 'forms',
  contact: 'forms',
  faq: 'reading',
  terms: 'reading',
  privacy: 'reading',
  mobileApp: 'reading',
};

/** The file that contains a page, with others that need the same. */
export const fileOf = (page: PageName): ShellPageFile => files[page] ?? 'main';
