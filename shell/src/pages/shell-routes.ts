import { shellPages, type ShellPageFile } from 'shared-contracts';

/** Pages of the shell that have an address. */
export type AddressedPage = (typeof shellPages)[keyof typeof shellPages];
export type PageName = AddressedPage | 'notFound' | 'noPermission' | 'unavailable';

/** A page of the shell's own: its address, and its name. */
export interface ShellRoute {
  path: string;
  page: AddressedPage;
}

export const shellRoutes: readonly ShellRoute[] = Object.entries(shellPages).map(([path, page]) => ({ path, page }));

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
