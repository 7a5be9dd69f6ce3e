import { Container, Note, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import { commonNamespace, RetryPanel } from 'platform/shell';
import type { RemoteState } from './deferred-lifecycles';

interface RemoteStatusProps {
  state: RemoteState;
  /** The server's content is readable while the remote loads: no placeholder is needed. */
  readable: boolean;
  onRetry: () => void;
}

/** Shown above a remote's element until the remote is mounted. */
export function RemoteStatus({ state, readable, onRetry }: RemoteStatusProps) {
  const { t } = useTranslation(commonNamespace);
  if (state === 'failed') return <RetryPanel missing="page" onRetry={onRetry} />;
  if (readable) return null;
  return (
    <Container>
      <div role="status" aria-busy="true">
        {state === 'slow' ? <Note>{t('remote.slow')}</Note> : <VisuallyHidden>{t('remote.loading')}</VisuallyHidden>}
      </div>
      <Skeleton height="3rem" shape="tile" />
      <Skeleton height="24rem" shape="tile" />
    </Container>
  );
}
