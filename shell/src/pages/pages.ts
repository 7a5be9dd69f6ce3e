import type { ComponentType } from 'react';
import { HomePage } from './home/HomePage';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { LazyKitPage } from './kit/LazyKitPage';
import { LandingPage } from './landing/LandingPage';
import { NoPermissionPage } from './no-permission/NoPermissionPage';
import { NotFoundPage } from './not-found/NotFoundPage';
import type { AddressedPage } from './shell-routes';

export type PageName = AddressedPage | 'notFound' | 'noPermission';

/** The pages' own texts; they stand beside those of the chrome, in the shell's namespace. */
export const pageTexts = { pt, en };

/** Every page of the shell. The browser fetches this file for the first of them, or before, when the page is idle. */
export const pages: Readonly<Record<PageName, ComponentType>> = {
  landing: LandingPage,
  home: HomePage,
  kit: LazyKitPage,
  notFound: NotFoundPage,
  noPermission: NoPermissionPage,
};
