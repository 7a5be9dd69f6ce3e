import { HomePage } from './home/HomePage';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { lazyTool } from './lazy-tool';
import { NoPermissionPage, NotFoundPage, UnavailablePage } from './status-pages/StatusPages';

/** The texts of the pages, in the shell's namespace with those of the chrome. */
export const texts = { pt, en };

/** The main pages: loaded for the first of them, or when the page is idle. */
export const pages = {
  home: HomePage,
  kit: lazyTool(async () => (await import('./kit/KitPage')).KitPage),
  teams: lazyTool(async () => (await import('./teams/TeamsPage')).TeamsPage),
  notFound: NotFoundPage,
  noPermission: NoPermissionPage,
  unavailable: UnavailablePage,
};
