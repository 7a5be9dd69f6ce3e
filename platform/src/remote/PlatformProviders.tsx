import { useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import type { HistorySource } from '../services/history/history';
import type { PageServices } from '../services/services';
import { ServicesContext } from '../services/use-services';

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

interface PlatformRouterProps {
  /** The history, or a scoped view of it. */
  source: HistorySource;
  navigator: Navigator;
  children: ReactNode;
}

/**
 * Router of a root over the page's shared history. A BrowserRouter per root would handle single-spa's artificial popstate
 * events and report every PUSH as a POP.
 */
function PlatformRouter({ source, navigator, children }: PlatformRouterProps) {
  const { location, action } = useSyncExternalStore(source.listen, source.get, source.getWritten ?? source.get);
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
