import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { HistorySource } from '../services/history/types';
import type { PageServices } from '../services/page-services';
import { ServicesContext } from '../services/services-context';
import { PlatformRouter } from './PlatformRouter';

interface PlatformProvidersProps {
  services: PageServices;
  /** A scoped view of the history. Default: the whole history. */
  source?: HistorySource;
  children: ReactNode;
}

/** Provides the page's services to a root. */
export function PlatformProviders({ services, source = services.history, children }: PlatformProvidersProps) {
  return (
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <I18nextProvider i18n={services.i18n}>
          <PlatformRouter source={source} navigator={services.history}>
            {children}
          </PlatformRouter>
        </I18nextProvider>
      </Provider>
    </ServicesContext>
  );
}
