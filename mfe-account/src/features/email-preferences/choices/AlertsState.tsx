import type { ReactNode } from 'react';
import { Card, Skeleton, useTranslation, VisuallyHidden } from 'platform';

interface AlertsStateProps<Alerts> {
  query: { data?: Alerts | undefined; error?: unknown };
  /** In place of what could not be loaded. */
  failure: ReactNode;
  children: (alerts: Alerts) => ReactNode;
}

/** Alerts as they stand: loading, not loaded, or there. What is shown stays when asking again fails. */
export function AlertsState<Alerts>({ query: { data, error }, failure, children }: AlertsStateProps<Alerts>) {
  if (data !== undefined) return children(data);
  return error === undefined ? <AlertsSkeleton /> : failure;
}

function AlertsSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card aria-busy="true">
      <VisuallyHidden role="status">{t('emailPreferences.loading')}</VisuallyHidden>
      <Skeleton height="20rem" shape="tile" />
    </Card>
  );
}
