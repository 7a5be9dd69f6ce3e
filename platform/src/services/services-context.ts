import { createContext, useContext } from 'react';
import type { PageContext } from 'shared-contracts';
import type { PageServices } from './page-services';

export const ServicesContext = createContext<PageServices | null>(null);

/** The page's services, for platform hooks. */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A platform hook was used outside createRemote, createFragment and the shell');
  return services;
}

/** Context from the HTML server: language, status, URLs of related systems. */
export function usePageContext(): PageContext {
  return useServices().context;
}
