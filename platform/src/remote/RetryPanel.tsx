import { useTranslation } from 'react-i18next';
import { commonNamespace } from '../services/language/language';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel';

interface RetryPanelProps {
  /** Whether a whole page or a part of one is missing. */
  missing: 'page' | 'part';
  onRetry: () => void;
}

/** Replaces content that could not be loaded or crashed, and offers a retry. */
export function RetryPanel({ missing, onRetry }: RetryPanelProps) {
  const { t } = useTranslation(commonNamespace);
  const title = missing === 'page' ? { title: t('remote.offlineTitle') } : {};
  return <ErrorPanel {...title} text={t('remote.failed')} onRetry={onRetry} />;
}
