import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface ErrorPanelProps {
  /** Default: a generic title. */
  title?: string;
  /** Default: a generic text. */
  text?: string;
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
}

/** Replaces content that could not be loaded. It is announced and offers a retry. */
export function ErrorPanel({ title, text, onRetry, busy = false }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        illustration="failed"
        title={title ?? t('error.title')}
        text={text ?? t('error.text')}
        actions={
          onRetry && (
            <Button busy={busy} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

interface RetryPanelProps {
  /** Whether a whole page or a part of one is missing. */
  missing: 'page' | 'part';
  onRetry: () => void;
}

/** Replaces content that could not be loaded or crashed, and offers a retry. */
export function RetryPanel({ missing, onRetry }: RetryPanelProps) {
  const { t } = useTranslation('common');
  const title = missing === 'page' ? { title: t('remote.offlineTitle') } : {};
  return <ErrorPanel {...title} text={t('remote.failed')} onRetry={onRetry} />;
}
