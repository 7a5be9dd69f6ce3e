import type { ReactNode } from 'react';
import { ErrorPanel, Sheet, useSessionEndOn, VisuallyHidden } from 'platform';

/** What a query's hook answers, as far as it is needed here. */
export interface TabQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface TabStateProps<Data> {
  query: TabQuery<Data>;
  /** Said while it loads. */
  loading: string;
  /** What could not be loaded. */
  failed: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list as it stands: loading, not loaded with another attempt, or there. What is shown stays when asking again fails. */
export function TabState<Data>({ query, loading, failed, skeleton, children }: TabStateProps<Data>) {
  const { data, error, isError, refetch } = query;
  if (useSessionEndOn(error)) return null;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={failed} onRetry={() => void refetch()} />
      </Sheet>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
