import { ErrorPanel, isApiError } from 'platform/narrow';
import { Failure } from './Failure';
import { useFailureText } from './useFailureText';

interface LoadFailureProps {
  title: string;
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Error in place of content that failed to load; remains during a retry. */
export function LoadFailure({ title, query: { error, isFetching, refetch } }: LoadFailureProps) {
  const textOf = useFailureText();
  if (isApiError(error) && error.status === 401) return <Failure title={title} error={error} />;
  return <ErrorPanel title={title} text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />;
}
