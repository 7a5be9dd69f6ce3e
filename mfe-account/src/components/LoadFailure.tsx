import { ErrorPanel } from 'platform';
import { useFocusHandedOn } from './useFocusHandedOn';

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
  /** Of the heading that takes the focus once there is something to show; the tab's unless told. */
  headingId?: string;
}

/** Error in place of content that failed to load. It remains during a retry, so the button keeps the focus. */
export function LoadFailure({ title, query: { isFetching, refetch }, headingId }: LoadFailureProps) {
  return (
    <div ref={useFocusHandedOn(headingId)}>
      <ErrorPanel title={title} onRetry={() => void refetch()} busy={isFetching} />
    </div>
  );
}
