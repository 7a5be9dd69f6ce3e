import { ErrorPanel } from 'platform';
import { useFocusHandedOn } from './useFocusHandedOn';

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
  /** Of the heading that takes the focus once there is something to show; the tab's unless told. */
  headingId?: string;
}

/** Stands in the place of what could not be loaded, also while that is asked for again: the button keeps the focus. */
export function LoadFailure({ title, query: { isFetching, refetch }, headingId }: LoadFailureProps) {
  return (
    <div ref={useFocusHandedOn(headingId)}>
      <ErrorPanel title={title} onRetry={() => void refetch()} busy={isFetching} />
    </div>
  );
}
