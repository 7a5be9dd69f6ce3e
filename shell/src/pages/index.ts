export { createPageSource, readyPages, type PageSource } from './page-source';
export { shellRoutes, type PageName, type ShellRoute } from './shell-routes';
export { readyToHydrate } from './hydration';
