import { HomePage } from './home/HomePage';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { LazyKitPage } from './kit/LazyKitPage';
import { NoPermissionPage } from './no-permission/NoPermissionPage';
import { NotFoundPage } from './not-found/NotFoundPage';

/** The pages' own texts; they stand beside those of the chrome, in the shell's namespace. */
export const texts = { pt, en };

/** What is never far: fetched for the first of them, or before, when the page is idle. */
export const pages = {
  home: HomePage,
  kit: LazyKitPage,
  notFound: NotFoundPage,
  noPermission: NoPermissionPage,
};
