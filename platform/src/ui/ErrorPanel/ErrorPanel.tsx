import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface ErrorPanelProps {
  /** What did not work. */
  title?: string;
  /** Why it may be, and that the rest works. */
  text?: string;
  onRetry?: () => void;
  /** The new attempt runs. */
  busy?: boolean;
}

/** Stands where something could not be loaded. It is announced, and offers another attempt. */
export function ErrorPanel({ title, text, onRetry, busy = false }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        illustration="offline"
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
