import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes as RouterRoutes, useParams, useSearchParams } from 'react-router-dom';
import { commonNamespace } from '../services/language';
import { usePageMeta } from '../services/use-services';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Container } from '../ui/Layout/Layout';
import { useMarkUnreadable } from './server-entry';
import { templateVariables, type Endpoint, type Variables } from 'shared-contracts';

/** React Router's `Routes` with a fallback page for paths that `remote.ts` declares and the app does not render. */
export function Routes({ children }: { children: ReactNode }) {
  return (
    <RouterRoutes>
      {children}
      <Route path="*" element={<UnroutedPage />} />
    </RouterRoutes>
  );
}

function UnroutedPage() {
  const { t } = useTranslation(commonNamespace);
  useMarkUnreadable();
  usePageMeta({ title: t('remote.unrouted.title'), robots: 'noindex' });
  return (
    <Container width="text">
      <EmptyState
        heading="h1"
        illustration="not-found"
        title={t('remote.unrouted.title')}
        text={t('remote.unrouted.text')}
      />
    </Container>
  );
}

/**
 * Returns the endpoint argument for the current URL, computed as on the server, so it matches the primed cache entry:
 * `useGetJobQuery(useRouteArg(getJob))`.
 */
export function useRouteArg<Arg extends Variables, Answer>(endpoint: Endpoint<Arg, Answer>): Arg {
  const params = useParams();
  const [query] = useSearchParams();
  // The template has the same variables as the endpoint's type. A test of the contracts checks it.
  return templateVariables(endpoint.template, params, query) as Arg;
}
