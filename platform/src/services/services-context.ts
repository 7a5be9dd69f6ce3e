import { createContext, useContext } from 'react';
import type { PageContext } from 'shared-contracts';
import type { PageServices } from './page-services';

export const ServicesContext = createContext<PageServices | null>(null);

/** The page's services, for the platform's own hooks. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A platform hook was used outside createRemote, createFragment and the shell');
  return services;
}

/** What the HTML server told the page: language, status, addresses of the neighbouring systems. */
export function usePageContext(): PageContext {
  return useServices().context;
}
