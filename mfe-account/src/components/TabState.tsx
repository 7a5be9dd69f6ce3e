import type { ReactNode } from 'react';
import { Sheet, useSessionEndOn, VisuallyHidden } from 'platform';
import { LoadFailure } from './LoadFailure';

/** The used properties of a query hook's result. */
export interface TabQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether the list is loading. Content below the list is shown afterwards, which avoids layout shifts. */
export const isWaiting = ({ data, error }: TabQuery<unknown>) => data === undefined && error === undefined;

interface TabStateProps<Data> {
  query: TabQuery<Data>;
  /** Announced while the list is loading. */
  loading: string;
  /** Shown while the list is loading, in the shape of the list. */
  skeleton: ReactNode;
  /** Title of the error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** States of a list: skeleton, error with retry, data. Data remains visible after a failed refetch. */
export function TabState<Data>({ query, loading, skeleton, failed, children }: TabStateProps<Data>) {
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
