export { createPageSource, readyPages, type PageSource } from './page-source';
export type { PageName } from './pages';
export { shellRoutes, type ShellRoute } from './shell-routes';
export { readyToTakeOver } from './take-over';
