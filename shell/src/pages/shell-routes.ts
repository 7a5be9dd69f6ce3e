import type { ComponentType } from 'react';
import { listCategories, listCities, routes, type Language, type RemoteData } from 'shared-contracts';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { HomePage } from './home/HomePage';
import { LazyKitPage } from './kit/LazyKitPage';
import { LandingPage } from './landing/LandingPage';

/** A page of the shell's own. What the HTML server needs of it is plain data; `Page` stays in the bundle. */
export interface ShellRoute {
  path: string;
  Page: ComponentType;
  title: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
  robots: 'index' | 'noindex';
  data?: readonly RemoteData[];
}

const landing = {
  Page: LandingPage,
  title: { pt: pt.landing.title, en: en.landing.title },
  description: { pt: pt.landing.description, en: en.landing.description },
};

export const shellRoutes: readonly ShellRoute[] = [
  { ...landing, path: routes.landing, robots: 'index' },
  { ...landing, path: routes.comingSoon, robots: 'noindex' },
  {
    path: routes.home,
    Page: HomePage,
    title: { pt: pt.home.title, en: en.home.title },
    description: { pt: pt.home.description, en: en.home.description },
    robots: 'index',
    data: [listCities, listCategories].map(({ name, template }) => ({ endpoint: name, template })),
  },
  {
    path: '/kit',
    Page: LazyKitPage,
    title: { pt: pt.kit.title, en: en.kit.title },
    description: { pt: pt.kit.description, en: en.kit.description },
    robots: 'noindex',
  },
];
