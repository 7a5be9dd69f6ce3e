import { useTranslation } from 'react-i18next';
import type { PlatformErrorCode } from 'shared-contracts';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { KeptContent } from './KeptContent';

export interface ErrorPanelProps {
  /** Default: a generic title. */
  title?: string;
  /** Default: a generic text. */
  text?: string;
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
  /** Code of the error, which users can tell the support. */
  code?: PlatformErrorCode | undefined;
  /** Without the illustration, above content. */
  compact?: boolean;
}

const Reference = styled.small`
  display: block;
  margin-top: var(--space-2);
  font-size: var(--text-xs);
`;

/**
 * Replaces content that could not be loaded. It is announced and offers a retry.
 *
 * @remarks
 * - Has the role `alert`, so it is announced when it appears.
 */
export function ErrorPanel({ title, text, onRetry, busy = false, code, compact = false }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        {...(!compact && { illustration: 'failed' })}
        title={title ?? t('error.title')}
        text={
          <>
            {text ?? t('error.text')}
            {code !== undefined && <Reference>{t('error.reference', { code })}</Reference>}
          </>
        }
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
  busy?: boolean;
  code?: PlatformErrorCode | undefined;
  /** Whether the server's content is shown below. Default: whether there is `kept`. */
  readable?: boolean;
  /** Markup of the server's content, shown below. */
  kept?: string | undefined;
}

/** Replaces content that could not be loaded or that crashed, or is shown above its last readable state. Offers a retry. */
export function RetryPanel({ missing, kept, readable = kept !== undefined, ...panel }: RetryPanelProps) {
  const { t } = useTranslation('common');
  const title = missing === 'page' && !readable ? { title: t('remote.offlineTitle') } : {};
  const text = t(readable ? 'remote.readable' : 'remote.failed');
  return (
    <>
      <ErrorPanel {...title} text={text} compact={readable} {...panel} />
      {kept !== undefined && <KeptContent markup={kept} />}
    </>
  );
}
