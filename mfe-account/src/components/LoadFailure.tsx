import { Button, ErrorPanel, Note, useTranslation } from 'platform';
import { useFocusFallback } from './focus';

interface LoadFailureProps {
  /** Title of the error. */
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
  /** Heading that receives the focus after loading; default: the tab's heading. */
  headingId?: string;
}

/** Error in place of content that failed to load. It remains during a retry, so the button keeps the focus. */
export function LoadFailure({ title, query: { isFetching, refetch }, headingId }: LoadFailureProps) {
  return (
    <div ref={useFocusFallback(headingId)}>
      <ErrorPanel title={title} onRetry={() => void refetch()} busy={isFetching} />
    </div>
  );
}

/** `LoadFailure` for a part of a page. */
export function LoadFailureNote({ title, query: { isFetching, refetch }, headingId }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <div ref={useFocusFallback(headingId)}>
      <Note tone="danger" role="alert" title={title}>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    </div>
  );
}
