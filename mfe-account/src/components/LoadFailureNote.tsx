import { Button, Note, useTranslation } from 'platform';
import type { LoadFailureProps } from './LoadFailure';
import { useFocusHandedOn } from './useFocusHandedOn';

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
