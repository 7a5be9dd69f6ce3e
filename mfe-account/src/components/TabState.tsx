import type { ReactNode } from 'react';
import { Sheet, useSessionEndOn, VisuallyHidden } from 'platform';
import { LoadFailure } from './LoadFailure';

/** What a query's hook answers, as far as it is needed here. */
export interface TabQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether the list has not arrived yet; what follows it is shown afterwards, so that it does not move. */
export const isWaiting = ({ data, error }: TabQuery<unknown>) => data === undefined && error === undefined;

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
  const { data, error } = query;
  if (useSessionEndOn(error)) return null;
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <Sheet>
        <LoadFailure title={failed} query={query} />
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
