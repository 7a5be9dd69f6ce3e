import {
  shellPageAccess,
  shellPages,
  type RemoteRoute,
  type ShellPageFile,
  type ShellPageName,
} from 'shared-contracts';

export type PageName = ShellPageName | 'notFound' | 'noPermission' | 'unavailable';

/** A page of the shell's own: its address, its name, and who may see it. */
export interface ShellRoute {
  path: string;
  page: ShellPageName;
  access: RemoteRoute['access'];
}

export const shellRoutes: readonly ShellRoute[] = Object.entries(shellPages).map(([path, page]) => ({
  path,
  page,
  access: shellPageAccess[page] ?? 'public',
}));

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
