import { Button, ErrorPanel, Note, useTranslation } from 'platform';
import { useFocusHandedOn } from './focus';

interface LoadFailureProps {
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

/** The same as `LoadFailure`, for a part of a page. */
export function LoadFailureNote({ title, query: { isFetching, refetch }, headingId }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <div ref={useFocusHandedOn(headingId)}>
      <Note tone="danger" role="alert" title={title}>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    </div>
  );
}
