import type { ReactNode } from 'react';
import { Card, Skeleton, useTranslation, VisuallyHidden } from 'platform';

interface AlertsStateProps<Alerts> {
  query: { data?: Alerts | undefined; error?: unknown };
  /** Shown if loading failed. */
  failure: ReactNode;
  children: (alerts: Alerts) => ReactNode;
}

/** States of alerts: skeleton, error, data. Data remains visible after a failed refetch. */
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
