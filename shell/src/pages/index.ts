export { NoPermissionPage } from './no-permission/NoPermissionPage';
export { NotFoundPage } from './not-found/NotFoundPage';
export { shellRoutes, type ShellRoute } from './shell-routes';
