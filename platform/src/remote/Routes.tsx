import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { commonNamespace } from '../services/language/language';
import { usePageMeta } from '../services/use-services';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Container } from '../ui/Layout/Layout';
import { useMarkUnreadable } from './readable';

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
