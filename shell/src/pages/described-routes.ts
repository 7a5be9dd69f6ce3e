import { listCategories, listCities, routes, type Language, type RemoteData } from 'shared-contracts';
import { homeFragments } from './home/home-fragments';
import { homeData } from './home/home.api';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { shellRoutes, type AddressedPage } from './shell-routes';

/** What the HTML server needs of a page: plain data. */
export interface DescribedRoute {
  path: string;
  title: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
  robots: 'index' | 'noindex';
  data?: readonly RemoteData[];
  /** What the page embeds, to be rendered with it. */
  fragments?: readonly string[];
}

/** For those who build the site, and the landing page once more. */
const hidden: readonly string[] = ['/kit', routes.comingSoon];

const dataOf: Partial<Record<AddressedPage, readonly RemoteData[]>> = {
  home: [...[listCities, listCategories].map(({ name, template }) => ({ endpoint: name, template })), ...homeData],
};

/** In the order of the page. */
const fragmentsOf: Partial<Record<AddressedPage, readonly string[]>> = { home: homeFragments };

export const describedRoutes: readonly DescribedRoute[] = shellRoutes.map(({ path, page }) => ({
  path,
  title: { pt: pt[page].title, en: en[page].title },
  description: { pt: pt[page].description, en: en[page].description },
  robots: hidden.includes(path) ? 'noindex' : 'index',
  ...(dataOf[page] !== undefined && { data: dataOf[page] }),
  ...(fragmentsOf[page] !== undefined && { fragments: fragmentsOf[page] }),
}));
